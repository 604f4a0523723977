import type { FormatContext, Text } from '#sdk'

/** A row or a column. */
export interface Line {
  readonly id: string
  readonly label: Text
}

/** Chosen column ids by row id; always lists, also where only one may be chosen. */
export type MatrixAnswer = Readonly<Record<string, readonly string[]>>

export const maxRows = 50
export const maxColumns = 20
export const maxIdLength = 40

type Words = Pick<FormatContext, 'text' | 't'>

/** The words of a row; unnamed ones are called by their place. Counted from 0. */
export const rowLabel = ({ label }: Line, index: number, { text, t }: Words): string =>
  text(label) || t('row.untitled', { position: index + 1 })

export const columnLabel = ({ label }: Line, index: number, { text, t }: Words): string =>
  text(label) || t('column.untitled', { position: index + 1 })

/** The chosen columns of a row in words; '' for a row without a choice. */
export const rowText = (chosen: readonly string[] | undefined, columns: readonly Line[], context: Words): string =>
  (chosen ?? [])
    .map((id) => {
      const index = columns.findIndex((column) => column.id === id)
      const column = columns[index]
      return column ? columnLabel(column, index, context) : id
    })
    .join(context.t('separator'))

/** The choice of a row. An inherited property, such as of a row named `constructor`, is none. */
export const chosenIn = (answer: MatrixAnswer | undefined, rowId: string): readonly string[] =>
  answer && Object.hasOwn(answer, rowId) ? (answer[rowId] ?? []) : []
