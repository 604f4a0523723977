import { useMemo, useState } from 'react'

/** Rows that are chosen, over all pages of a list. */
export interface Chosen<Row> {
  readonly rows: readonly Row[]
  readonly keys: ReadonlySet<string>
  /** Chooses exactly these; those the caller does not know as rows must have been chosen before, or be on the page. */
  readonly choose: (keys: Iterable<string>) => void
  readonly chooseRows: (rows: readonly Row[]) => void
  /** What is gone is chosen no longer. */
  readonly release: (keys: readonly string[]) => void
}

/**
 * What is chosen in a list. Rows of other pages are remembered as they were, so that they can be named.
 * @param page the rows on screen
 * @param narrowedBy the filters in force: under others, what was chosen may not be in the list, and is chosen no longer
 */
export const useChosen = <Row>(
  page: readonly Row[] | undefined,
  narrowedBy: string,
  keyOf: (row: Row) => string,
): Chosen<Row> => {
  const [held, setHeld] = useState<{ by: string; rows: ReadonlyMap<string, Row> }>({ by: narrowedBy, rows: new Map() })
  const rows: ReadonlyMap<string, Row> = held.by === narrowedBy ? held.rows : none
  const keys = useMemo(() => new Set(rows.keys()), [rows])
  const hold = (next: Iterable<readonly [string, Row]>) => setHeld({ by: narrowedBy, rows: new Map(next) })
  return {
    rows: [...rows.values()],
    keys,
    choose: (wanted) => {
      const known = new Map([...rows, ...(page ?? []).map((row) => [keyOf(row), row] as const)])
      const all = new Set(wanted)
      hold([...known].filter(([key]) => all.has(key)))
    },
    chooseRows: (wanted) => hold(wanted.map((row) => [keyOf(row), row] as const)),
    release: (gone) => hold([...rows].filter(([key]) => !gone.includes(key))),
  }
}

const none = new Map<never, never>()

export const idOf = ({ id }: { readonly id: string }): string => id
