import type { Address, AddressContext, Operator } from '#sdk'

/** What can be asked about a column: figures of numbers, ends of days, texts and choices of any row. */
export const columnAddresses = (
  { question: { id, title }, kind, values }: AddressContext['children'][number],
  { t, text }: AddressContext,
): readonly Address[] => {
  const column = text(title) || t('columnUntitled')
  const part = (fold: Fold): Address => ({
    id: `${id}:${fold}`,
    label: t(`column.${fold}`, { column }),
    kind: kinds[fold],
    ...(kinds[fold] === 'choice' && { values }),
    ...(operators[fold] && { operators: operators[fold] }),
    place: { fold, column: id },
    derived: true,
  })
  return kind === null ? [] : folds[kind].map(part)
}

type Fold = 'sum' | 'min' | 'max' | 'first' | 'last' | 'lines' | 'set'

const folds: Readonly<Record<Address['kind'], readonly Fold[]>> = {
  number: ['sum', 'min', 'max'],
  date: ['first', 'last'],
  text: ['lines'],
  choice: ['set'],
}

const kinds: Readonly<Record<Fold, Address['kind']>> = {
  sum: 'number',
  min: 'number',
  max: 'number',
  first: 'date',
  last: 'date',
  lines: 'text',
  set: 'choice',
}

const operators: Partial<Record<Fold, readonly Operator[]>> = {
  lines: ['like', 'notLike'],
  set: ['like', 'notLike', 'eq'],
}
