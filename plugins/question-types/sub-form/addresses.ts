import { type Address, defineAddresses, type Operand } from '#sdk'
import type subForm from './definition.ts'
import { columnAddresses } from './parts/column-addresses.ts'
import { isBlankRow } from './parts/rows.ts'
import { decimalSum } from './parts/totals.ts'

/**
 * Columns over all rows. "Any row" is a largest number, an earliest day, a text or a set that contains; "every row" is a
 * smallest number, a latest day, a set that equals: so that ten operators do.
 */
export default defineAddresses<typeof subForm>({
  list: (_options, context) => [
    { id: ':rows', label: context.t('rowCount'), kind: 'number', place: { fold: 'count' }, derived: true },
    ...context.children.flatMap((child): readonly Address[] => columnAddresses(child, context)),
  ],
  at: (rows, id, children) => {
    if (id === ':rows') return rows.length
    const [childId, made] = id.split(':')
    const child = children.find((each) => each.id === childId)
    if (!child || made === undefined) return null
    const cells = rows
      .filter((row) => !isBlankRow(row))
      .map((row) => child.operand(childId !== undefined && Object.hasOwn(row, childId) ? row[childId] : undefined))
      .filter((cell) => cell !== null)
    return folds.get(made)?.(cells) ?? null
  },
  text: (rows, id, _options, { children }) => {
    if (id === ':rows') return String(rows.length)
    const [childId = '', made] = id.split(':')
    const child = children.find(({ question }) => question.id === childId)
    if (!child) return ''
    const cells = rows.flatMap((row) => (Object.hasOwn(row, childId) ? [row[childId] ?? null] : []))
    if (made === 'lines' || made === 'set') return [...new Set(cells.map(child.format))].join(', ')
    const plain = cells.filter((cell) => typeof cell === 'number' || typeof cell === 'string')
    const found = folds.get(made ?? '')?.(plain) ?? null
    return typeof found === 'string' ? child.format(found) : found === null ? '' : String(found)
  },
})

type Given = Exclude<Operand, null>

const numbersIn = (cells: readonly Given[]): readonly number[] => cells.filter((cell) => typeof cell === 'number')
const textsIn = (cells: readonly Given[]): readonly string[] => cells.filter((cell) => typeof cell === 'string')

type Fold = (cells: readonly Given[]) => Operand

const folds: ReadonlyMap<string, Fold> = new Map<string, Fold>([
  ['sum', (cells) => (numbersIn(cells).length === 0 ? null : decimalSum(numbersIn(cells)))],
  ['min', (cells) => (numbersIn(cells).length === 0 ? null : Math.min(...numbersIn(cells)))],
  ['max', (cells) => (numbersIn(cells).length === 0 ? null : Math.max(...numbersIn(cells)))],
  ['first', (cells) => textsIn(cells).toSorted()[0] ?? null],
  ['last', (cells) => textsIn(cells).toSorted().at(-1) ?? null],
  ['lines', (cells) => textsIn(cells).join('\n')],
  ['set', (cells) => [...new Set(cells.flatMap((cell) => (typeof cell === 'number' ? [String(cell)] : cell)))]],
])
