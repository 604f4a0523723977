import { useRef, useState } from 'react'
import { NumberInput } from '#ds/number-input'
import { Spinner } from '#ds/spinner'
import { useFamilyT, useFormat } from '#sdk/page'

/**
 * An order number that is changed where it stands (ux C16): Enter, F2 or a click edits; Enter or leaving saves, Escape puts
 * it back. Shown at once; when the server refuses, the old one is there again, and the field with what was typed.
 * @param save resolves to whether the server took it, with the list as it is then
 */
export function OrderCell({
  name,
  value,
  save,
}: {
  /** Of the record, for those who do not see the row. */
  name: string
  value: number
  save: (value: number) => Promise<boolean>
}) {
  const t = useFamilyT('records')
  const { number } = useFormat()
  const [typed, setTyped] = useState<number>()
  const [isEditing, setEditing] = useState(false)
  const [saving, setSaving] = useState<number>()
  const button = useRef<HTMLButtonElement>(null)
  const isWrong = typed === undefined || typed < 0 || typed > most
  const end = () => {
    setEditing(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  const commit = async ({ returns }: { returns: boolean }) => {
    // Escape has ended it already, and the field goes away under the focus.
    if (!isEditing || saving !== undefined) return
    if (typed === undefined || typed === value) return returns ? end() : setEditing(false)
    if (isWrong) return
    setSaving(typed)
    setEditing(false)
    const isTaken = await save(typed)
    setSaving(undefined)
    if (!isTaken) setEditing(true)
    else if (returns) button.current?.focus()
  }
  if (isEditing)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the field inside is what has the focus
      <div
        ref={focusField}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // Used up here: it must not also let go of what is chosen.
          event.preventDefault()
          event.stopPropagation()
          end()
        }}
      >
        <NumberInput
          label={t('order.of', { name })}
          size="small"
          value={typed}
          onChange={setTyped}
          onEnter={() => void commit({ returns: true })}
          onBlur={() => void commit({ returns: false })}
          invalid={isWrong}
          min={0}
          max={most}
          precision={0}
        />
      </div>
    )
  return (
    <button
      ref={button}
      type="button"
      aria-label={t('order.edit', { name, value: number(saving ?? value) })}
      aria-busy={saving !== undefined || undefined}
      className="-me-1 inline-flex min-h-6 min-w-6 cursor-text items-center justify-end gap-1 rounded-sm px-1 tabular-nums hover:bg-accent-soft"
      onClick={() => {
        setTyped(value)
        setEditing(true)
      }}
      onKeyDown={(event) => event.key === 'F2' && event.currentTarget.click()}
    >
      {saving !== undefined && <Spinner />}
      {number(saving ?? value)}
    </button>
  )
}

/** Outside of the component: a ref that is the same each time is called once. */
const focusField = (frame: HTMLElement | null): void => {
  const field = frame?.querySelector('input')
  field?.focus()
  field?.select()
}

/** As the server takes it. */
const most = 1_000_000
