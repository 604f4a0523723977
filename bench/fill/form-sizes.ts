// The forms that are opened: ten mixed questions, three hundred, and three hundred of which two hundred are shown by one word.
import type { FormDefinition, Rule } from '../../src/shared/form/definition.ts'
import { idOf, kinds, tenKinds } from '../ten-kinds.ts'

export const formSizes = {
  ten: { blocks: 1, ruled: 0 },
  threeHundred: { blocks: 30, ruled: 0 },
  /** `ruled`: so many of its blocks, the last ones, are there once the first question says the word. */
  ruled: { blocks: 30, ruled: 20 },
} as const
export type FormSize = keyof typeof formSizes

/** The question that shows the others, and the answer it does so by. */
export const driver = idOf('name', 1)
export const word = 'show'

/** Ids that wait for the word. */
export const ruledIds = (size: FormSize): ReadonlySet<string> => {
  const { blocks, ruled } = formSizes[size]
  return new Set(
    Array.from({ length: ruled }, (_, index) => blocks - index).flatMap((block) =>
      kinds.map((kind) => idOf(kind, block)),
    ),
  )
}

/** As we have it: a rule for each question, as the peers have a condition for each. */
export const ourForm = (size: FormSize): FormDefinition => ({
  ...tenKinds(formSizes[size].blocks),
  rules: [...ruledIds(size)].map(
    (id): Rule => ({
      id: `r${id}`,
      relation: 'AND',
      conditionList: [{ formItemId: driver, expression: 'eq', optionValue: word }],
      triggerList: [{ formItemId: id, type: 'show' }],
    }),
  ),
})
