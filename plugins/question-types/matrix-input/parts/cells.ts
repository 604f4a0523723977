import { isLonger } from '#sdk'
import { type Grid, valueAt } from '../../../_families/matrix/grid.ts'
import type { Line } from '../../../_families/matrix/lines.ts'

export type Content = string | number

export interface Column extends Line {
  readonly kind: 'text' | 'number'
}

export const maxLength = 500
/** Fifteen digits are what a double keeps exactly. */
export const limit = 999_999_999_999_999

export const isContent = (content: unknown): content is Content =>
  typeof content === 'string'
    ? !isLonger(content, maxLength)
    : typeof content === 'number' && content >= -limit && content <= limit

export const isBlank = (content: Content | undefined): boolean =>
  content === undefined || (typeof content === 'string' && content.trim() === '')

/** Whether a cell holds nothing that counts. A number that cannot be read stands in its field as it was typed. */
export const isLeftAt =
  (grid: Grid<Content> | undefined, { columns }: { readonly columns: readonly Column[] }) =>
  (rowId: string, columnId: string): boolean => {
    const content = valueAt(grid, rowId, columnId)
    const column = columns.find(({ id }) => id === columnId)
    return isBlank(content) || (column?.kind === 'number' && typeof content === 'string')
  }
