import { useId, useRef } from 'react'
import { type Controllable, useControllable } from './use-controllable.ts'

interface FileRow {
  id: string
}

interface FileCalls {
  onPick: (files: File[]) => void
  onRemove: (id: string) => void
  onReorder?: ((ids: string[]) => void) | undefined
}

/**
 * An upload whose caller keeps the list (and sends), or one that keeps it itself until a form is sent: then each picked
 * file is a row of the list, `onPick`, `onRemove` and `onReorder` only tell, and `onChange` has the whole list.
 */
export type OwnFiles<Props extends FileCalls, List extends keyof Props & string> =
  | (Props & { [Key in List as `default${Capitalize<Key>}`]?: never } & { onChange?: never })
  | (Exclude<Controllable<Props, List, 'onPick' | 'onRemove'>, Props> & {
      onChange?: ((rows: RowOf<Props[List]>[]) => void) | undefined
    })

type RowOf<Rows> = Rows extends readonly (infer Row)[] ? Row : never

/**
 * Turns the props of `OwnFiles` into those of an upload whose caller keeps the list.
 *
 * @param list name of the prop that holds the rows
 * @param rowOf makes the row of a picked file
 * @param onGone told about a row that left the list
 */
export function useOwnFiles<Row extends FileRow, Props extends FileCalls>(
  props: { [Call in keyof FileCalls]?: FileCalls[Call] | undefined } & {
    onChange?: ((rows: Row[]) => void) | undefined
  },
  list: 'files' | 'images',
  { many, rowOf, onGone }: { many: boolean; rowOf: (file: File, id: string) => Row; onGone?: (row: Row) => void },
): Props {
  const prefix = useId()
  const made = useRef(0)
  // The name of the list is a parameter: TypeScript cannot follow it.
  const given = props as Readonly<Record<string, unknown>>
  const first = given[list === 'files' ? 'defaultFiles' : 'defaultImages']
  const { value: rows, onChange: set } = useControllable<{ value: Row[]; onChange: (next: Row[]) => void }>(
    { defaultValue: Array.isArray(first) ? first : [], onChange: props.onChange },
    [],
  )
  // With the list these are the props already.
  if (Object.hasOwn(given, list)) return props as Props
  return {
    ...props,
    [list]: rows,
    onPick: (files) => {
      const added = files.map((file) => {
        made.current += 1
        return rowOf(file, `${prefix}-${made.current}`)
      })
      if (!many) for (const row of rows) onGone?.(row)
      set(many ? [...rows, ...added] : added)
      props.onPick?.(files)
    },
    onRemove: (id) => {
      for (const row of rows) if (row.id === id) onGone?.(row)
      set(rows.filter((row) => row.id !== id))
      props.onRemove?.(id)
    },
    onReorder:
      props.onReorder &&
      ((ids) => {
        set(ids.flatMap((id) => rows.filter((row) => row.id === id)))
        props.onReorder?.(ids)
      }),
  } satisfies FileCalls & Record<string, unknown> as object as Props
}
