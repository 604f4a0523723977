import { checkboxIds, columnIds, idOf, type Kind, kinds, radioIds, rowIds, selectIds } from '../ten-kinds.ts'
import { type FormSize, formSizes } from './form-sizes.ts'

const choices = (ids: readonly string[]) => ({
  choices: ids.map((id) => ({ id, label: id })),
  shuffleOption: 'none',
})
const single = (ids: readonly string[]) => ({ type: 'multipleChoiceSingle', ...choices(ids) })
const text = (inputType: string) => ({ type: 'openText', inputType, longAnswer: false, placeholder: '' })

/** Its release on npm knows no matrix: there is a question for each row. */
const questions: Readonly<Record<Kind, readonly object[]>> = {
  name: [text('text')],
  age: [text('number')],
  note: [{ ...text('text'), longAnswer: true, required: false }],
  day: [{ type: 'date', format: 'y-M-d' }],
  often: [single(radioIds)],
  drink: [{ type: 'multipleChoiceMulti', ...choices(checkboxIds) }],
  city: [single(selectIds)],
  star: [{ type: 'rating', scale: 'star', range: 5, lowerLabel: '', upperLabel: '' }],
  grid: rowIds.map(() => single(columnIds)),
  mail: [text('email')],
}

/** The form of ten kinds as Formbricks states it, of which it draws the first question. */
export const formbricksForm = (size: FormSize): object => ({
  id: 'bench',
  type: 'link',
  name: 'Benchmark',
  welcomeCard: { enabled: false },
  thankYouCard: { enabled: false },
  triggers: [],
  questions: Array.from({ length: formSizes[size].blocks }, (_, index) => index + 1).flatMap((block) =>
    kinds.flatMap((kind) =>
      questions[kind].map((question, row) => ({
        id: `${idOf(kind, block)}${row || ''}`,
        headline: `${kind} (${block})`,
        required: true,
        ...question,
      })),
    ),
  ),
})
