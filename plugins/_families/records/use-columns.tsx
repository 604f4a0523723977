import type { ReactNode } from 'react'
import { Badge } from '#ds/badge'
import { type ListColumn, phone, RelativeTime, useFamilyT, useFormat, useMedia, useT } from '#sdk/page'
import type { Status } from '#shared/contract/fields'

type KeysOf<Row, Value> = { [Key in keyof Row & string]: Row[Key] extends Value ? Key : never }[keyof Row & string]
type More<Row> = Partial<ListColumn<Row>>

/** The kinds of column lists have. Each is named by the page's text `field.<key>`; the last argument overrides anything. */
export interface ColumnKinds<Row> {
  /** What the row is called by: stays in sight, also on a phone. */
  readonly name: (key: KeysOf<Row, string>, more?: More<Row>) => ListColumn<Row>
  readonly text: (key: KeysOf<Row, string>, more?: More<Row>) => ListColumn<Row>
  readonly number: (key: KeysOf<Row, number>, more?: More<Row>) => ListColumn<Row>
  /** "Yes", or nothing. */
  readonly flag: (key: KeysOf<Row, boolean>, more?: More<Row>) => ListColumn<Row>
  /** How long ago, with the moment on hover (ux C15). */
  readonly time: (key: KeysOf<Row, string>, more?: More<Row>) => ListColumn<Row>
  readonly status: (key: KeysOf<Row, Status>, more?: More<Row>) => ListColumn<Row>
  /** Anything else: `key` is its id and names its text. */
  readonly other: (key: string, more: More<Row> & Pick<ListColumn<Row>, 'value'>) => ListColumn<Row>
  /** Buttons at the end of the row. */
  readonly actions: (cell: (row: Row) => ReactNode, more?: More<Row>) => ListColumn<Row>
}

/** Which kinds stay longest where there is not room for all; a remark is long, and is read in the form. */
const keeps = { remark: 0, time: 1, number: 2, flag: 3, text: 4, other: 5, status: 6 }

/** The columns of a list. On a phone only those remain that cannot be hidden: the rest stands in the form. */
export const useColumns = <Row,>(build: (kinds: ColumnKinds<Row>) => readonly ListColumn<Row>[]): ListColumn<Row>[] => {
  const t = useT()
  const words = useFamilyT('records')
  const { number, dateTime } = useFormat()
  const isPhone = useMedia(phone)
  // The keys were judged by the types of `ColumnKinds`.
  const read = (row: Row, key: string): unknown => row[key as keyof Row]
  const text = (row: Row, key: string) => String(read(row, key) ?? '')
  const header = (key: string) => t(`field.${key}`)
  const columns = build({
    name: (key, more) => ({
      id: key,
      header: header(key),
      width: 200,
      minWidth: 130,
      hideable: false,
      value: (row) => text(row, key),
      ...more,
    }),
    text: (key, more) => ({
      id: key,
      header: header(key),
      keeps: key === 'remark' ? keeps.remark : keeps.text,
      value: (row) => text(row, key),
      ...more,
    }),
    number: (key, more) => ({
      id: key,
      header: header(key),
      keeps: keeps.number,
      width: 104,
      align: 'end',
      value: (row) => Number(read(row, key)),
      text: (row) => number(Number(read(row, key))),
      ...more,
    }),
    flag: (key, more) => ({
      id: key,
      header: header(key),
      keeps: keeps.flag,
      width: 104,
      value: (row) => (read(row, key) === true ? words('yes') : ''),
      ...more,
    }),
    time: (key, more) => ({
      id: key,
      header: header(key),
      keeps: keeps.time,
      width: 130,
      value: (row) => text(row, key),
      text: (row) => dateTime(text(row, key)),
      cell: (row) => <RelativeTime value={text(row, key)} />,
      ...more,
    }),
    status: (key, more) => ({
      id: key,
      header: header(key),
      keeps: keeps.status,
      width: 104,
      value: (row) => words(`status.${text(row, key)}`),
      cell: (row) => (
        <Badge plain dot tone={read(row, key) === 'active' ? 'success' : 'neutral'}>
          {words(`status.${text(row, key)}`)}
        </Badge>
      ),
      ...more,
    }),
    other: (key, more) => ({ id: key, header: header(key), keeps: keeps.other, ...more }),
    actions: (cell, more) => ({
      id: 'actions',
      header: words('actions'),
      width: 104,
      align: 'end',
      pin: 'end',
      hideable: false,
      value: () => null,
      cell,
      ...more,
    }),
  })
  if (!isPhone) return [...columns]
  return columns
    .filter(({ hideable }) => hideable === false)
    .map((column) => ({ ...column, width: Math.min(column.width ?? mostOnPhone, mostOnPhone) }))
}

/** Beside it the buttons of a row have to find room, in px. */
const mostOnPhone = 230
