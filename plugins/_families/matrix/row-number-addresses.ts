import type { Address, AddressContext, Operand } from '#sdk'
import { heldAt } from './lines.ts'
import { namedRows } from './named-rows.ts'
import type { RowNumbers, RowOptions } from './row-numbers.ts'

/** Each row by its id, and the mean of those that have a number. */
export const rowNumbersAddresses = {
  list: ({ rows }: RowOptions, context: AddressContext): readonly Address[] => [
    ...namedRows(rows, context).map(({ id, label }): Address => ({ id, label, kind: 'number', place: { path: [id] } })),
    ...(rows.length > 1
      ? [{ id: ':mean', label: context.t('mean'), kind: 'number', derived: true } satisfies Address]
      : []),
  ],
  at: (answer: RowNumbers, id: string): Operand => {
    if (id !== ':mean') return heldAt(answer, id) ?? null
    const numbers = Object.values(answer)
    return numbers.length === 0 ? null : decimal(numbers.reduce((sum, number) => sum + number, 0) / numbers.length)
  },
}

// As people reckon: 2.3333, not the noise behind it.
const decimal = (value: number): number => Number(value.toFixed(6))
