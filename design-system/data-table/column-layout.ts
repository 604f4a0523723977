import type { CSSProperties } from 'react'
import type { ColumnFacts } from './column.ts'
import type { ArrangedColumn } from './column-state.ts'

/** Width of the column of checkboxes. */
const selectWidth = '3rem'

/** Styles with custom properties. */
export type Style = CSSProperties & Record<`--${string}`, string>

/** The custom property that holds a column's width: resizing changes one property of the table and renders no row. */
export function widthVar(index: number): `--${string}` {
  return `--column-${index}`
}

/** Widths and template for the whole table. The last free column takes what room is left. */
export function tableStyle(columns: readonly ArrangedColumn<ColumnFacts>[], selectable: boolean): Style {
  const grows = columns.findLastIndex((each) => each.pin === undefined)
  const tracks = columns.map((_, index) => {
    const width = `var(${widthVar(index)})`
    return index === grows ? `minmax(${width}, 1fr)` : width
  })
  const style: Style = {
    '--tracks': [...(selectable ? [selectWidth] : []), ...tracks].join(' '),
    minWidth: sum(columns, 0, columns.length, selectable),
  }
  columns.forEach((each, index) => {
    style[widthVar(index)] = `${each.width}px`
  })
  return style
}

/** Where each column sticks; `undefined` for free ones. Computed once for all rows. */
export function pinStyles(
  columns: readonly ArrangedColumn<ColumnFacts>[],
  selectable: boolean,
): readonly (CSSProperties | undefined)[] {
  return columns.map(({ pin }, index) => {
    if (pin === 'start') return { insetInlineStart: sum(columns, 0, index, selectable) }
    if (pin === 'end') return { insetInlineEnd: sum(columns, index + 1, columns.length, false) }
    return undefined
  })
}

function sum(columns: readonly unknown[], from: number, to: number, selectable: boolean): string {
  const widths = columns.slice(from, to).map((_, index) => `var(${widthVar(from + index)})`)
  return `calc(${[selectable ? selectWidth : '0px', ...widths].join(' + ')})`
}
