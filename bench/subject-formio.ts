import { peer } from './peer.ts'
import type { Subject } from './subject.ts'
import { type Answers, bounds, checkboxIds, columnIds, idOf, idsIn, radioIds, rowIds, selectIds } from './ten-kinds.ts'

interface Core {
  processSync: (context: object) => { errors?: readonly { ruleName?: string; context?: { path?: string } }[] }
  ProcessTargets: { evaluator: readonly unknown[] }
}

const options = (ids: readonly string[]) => ids.map((id) => ({ label: id, value: id }))

interface FormioComponent {
  readonly type: string
  readonly key: string
  readonly validate?: object
  readonly [setting: string]: unknown
}

/** Ten components. */
export const formioBlock = (number: number): FormioComponent[] => [
  {
    type: 'textfield',
    key: idOf('name', number),
    validate: { minLength: bounds.name.min, maxLength: bounds.name.max },
  },
  { type: 'number', key: idOf('age', number), validate: { ...bounds.age, integer: true } },
  { type: 'textarea', key: idOf('note', number), validate: { maxLength: bounds.remarks.max, required: false } },
  {
    type: 'datetime',
    key: idOf('day', number),
    enableDate: true,
    enableTime: false,
    format: 'yyyy-MM-dd',
    datePicker: { minDate: bounds.day.min, maxDate: bounds.day.max },
  },
  { type: 'radio', key: idOf('often', number), values: options(radioIds), validate: { onlyAvailableItems: true } },
  {
    type: 'selectboxes',
    key: idOf('drink', number),
    values: options(checkboxIds),
    validate: { minSelectedCount: bounds.drinks.min, maxSelectedCount: bounds.drinks.max, onlyAvailableItems: true },
  },
  {
    type: 'select',
    key: idOf('city', number),
    dataSrc: 'values',
    data: { values: options(selectIds) },
    validate: { onlyAvailableItems: true },
  },
  { type: 'number', key: idOf('star', number), validate: { ...bounds.stars, integer: true } },
  { type: 'survey', key: idOf('grid', number), questions: options(rowIds), values: options(columnIds) },
  { type: 'email', key: idOf('mail', number) },
]

/** @formio/core as Form.io's own server runs it: defaults, calculations, conditions, then validation. */
export const withFormio = (blocks: number): Subject => {
  const { processSync, ProcessTargets } = peer<Core>('@formio/core')
  const components = Array.from({ length: blocks }, (_, index) => formioBlock(index + 1))
    .flat()
    .map((component) => ({
      input: true,
      label: 'A question',
      ...component,
      validate: { required: true, ...component.validate },
    }))
  const errorsOf = (data: unknown) => {
    const context = {
      form: { components },
      components,
      submission: { data },
      data,
      processors: ProcessTargets.evaluator,
      scope: { errors: [] },
      config: { server: true },
    }
    return processSync(context).errors ?? []
  }
  return {
    name: '@formio/core processSync',
    submission: (answers) => formioData(answers, blocks),
    accepts: (data) => errorsOf(data).length === 0,
    faults: (data) =>
      errorsOf(data).map(({ context, ruleName = '' }) => ({
        question: context?.path ?? '',
        kind: kinds[ruleName] ?? ruleName,
      })),
  }
}

const formioData = (answers: Answers, blocks: number): object => {
  const data: Record<string, unknown> = { ...answers }
  for (let number = 1; number <= blocks; number++) {
    for (const kind of ['often', 'city'] as const) data[idOf(kind, number)] = idsIn(answers[idOf(kind, number)])[0]
    const chosen = new Set(idsIn(answers[idOf('drink', number)]))
    data[idOf('drink', number)] = Object.fromEntries(checkboxIds.map((id) => [id, chosen.has(id)]))
    data[idOf('day', number)] = `${String(answers[idOf('day', number)])}T00:00:00.000Z`
    const grid = Object.entries(answers[idOf('grid', number)] ?? {})
    data[idOf('grid', number)] = Object.fromEntries(grid.map(([row, ids]) => [row, (ids as string[])[0]])) // our own data
  }
  return data
}

const kinds: Readonly<Record<string, string>> = {
  minLength: 'tooShort',
  maxSelectedCount: 'tooMany',
  max: 'tooLarge',
  email: 'notEmail',
}
