import type { CSSProperties } from 'react'

interface RowChoicesProps {
  /** Id of the row's heading, which names the group. */
  readonly labelledBy: string
  readonly name: string
  readonly multiple: boolean
  readonly columns: readonly { readonly id: string; readonly label: string }[]
  readonly chosen: readonly string[]
  /** Column ids in the order of the columns. */
  readonly onChoose: (chosen: readonly string[]) => void
  readonly readOnly: boolean
  readonly required: boolean
  readonly invalid: boolean
}

/** The choices of one row: under the column headings where there is room, else one below the other with their words. */
export const RowChoices = ({ labelledBy, name, multiple, columns, chosen, ...p }: RowChoicesProps) => {
  const choose = (id: string) => {
    if (p.readOnly) return
    if (!multiple) return p.onChoose([id])
    p.onChoose(columns.flatMap((column) => (chosen.includes(column.id) !== (column.id === id) ? [column.id] : [])))
  }
  const group = {
    role: multiple ? 'group' : 'radiogroup',
    'aria-labelledby': labelledBy,
    // A plain group may not be invalid, required or read-only; its checkboxes carry that instead.
    ...(!multiple && {
      'aria-invalid': p.invalid || undefined,
      'aria-required': p.required || undefined,
      'aria-readonly': p.readOnly || undefined,
    }),
  }
  return (
    <div
      {...group}
      className="grid grid-cols-1 @min-[640px]:grid-cols-[repeat(var(--columns),minmax(0,1fr))]"
      style={columnsStyle(columns.length)}
    >
      {columns.map(({ id, label }) => (
        <label
          key={id}
          className="relative flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-1 outline-offset-2 hover:bg-subtle has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent-solid @min-[640px]:justify-center"
        >
          <input
            type={multiple ? 'checkbox' : 'radio'}
            name={name}
            value={id}
            checked={chosen.includes(id)}
            onChange={() => choose(id)}
            aria-invalid={(multiple && p.invalid) || undefined}
            aria-readonly={(multiple && p.readOnly) || undefined}
            className="size-5 shrink-0 cursor-[inherit] accent-accent-solid outline-none"
          />
          <span className="wrap-anywhere min-w-0 @min-[640px]:sr-only">{label}</span>
        </label>
      ))}
    </div>
  )
}

// A custom property, because the columns stand side by side only where there is room for them.
const columnsStyle = (count: number) => ({ '--columns': count }) as CSSProperties
