import { useState } from 'react'
import type { ControlProps } from '../_internal/control-props.ts'
import type { Size } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { Combobox, type ComboboxOption } from '../combobox/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { Select } from '../select/index.tsx'
import type { DictSelectLabels } from './labels.ts'

export type { DictSelectLabels } from './labels.ts'

/** An entry of a dictionary type. */
export interface DictOption {
  value: string
  label: string
  /** No longer on offer; still shown where it was chosen. */
  disabled?: boolean | undefined
}

export interface DictSelectProps extends ControlProps {
  /** Entries of one dictionary type; undefined while they are loading. */
  options: readonly DictOption[] | undefined
  /** Chosen values; at most one unless `multiple`. */
  value: readonly string[]
  onChange: (values: string[]) => void
  onBlur?: (() => void) | undefined
  multiple?: boolean | undefined
  placeholder?: string | undefined
  labels?: Partial<DictSelectLabels> | undefined
  size?: Size | undefined
}

/** Up to here the browser's own select is the quicker one. */
const searchFrom = 12

/**
 * One or several entries of a dictionary. Disabled entries are not on offer, but shown where they are chosen; a value
 * without an entry is shown as it is; labels seen once stay while the dictionary loads again.
 *
 * Do: keep the dictionary's own order.
 * Don't: use it for lists a screen makes up by itself; those are options of a Select.
 * Keys: those of Select, or of Combobox for many or long ones.
 */
export function DictSelect(props: Controllable<DictSelectProps>) {
  const p = useControllable<DictSelectProps>(props, [])
  const labels = useLabels('dict-select', p.labels)
  const known = useSeenLabels(p.options)
  const chosen = p.value.map((value): ComboboxOption => {
    const entry = known.get(value)
    // A value whose entry is gone is still an answer: raw, not empty.
    if (!entry) return { id: value, label: value }
    return { id: value, label: entry.disabled ? labels.disabled.replace('{label}', entry.label) : entry.label }
  })
  const offered = (p.options ?? [])
    .filter((option) => !option.disabled)
    .map((option) => ({ id: option.value, label: option.label }))
  const shared = { ...controlOf(p), placeholder: p.placeholder, onBlur: p.onBlur, size: p.size }

  if (!p.multiple && offered.length < searchFrom) {
    const extra = chosen.filter((each) => !offered.some((option) => option.id === each.id))
    return (
      <Select
        {...shared}
        placeholder={p.options === undefined ? labels.loading : (p.placeholder ?? '')}
        options={[...offered, ...extra.map((each) => ({ ...each, disabled: true }))]}
        value={p.value[0]}
        onChange={(id) => p.onChange(id === undefined ? [] : [id])}
      />
    )
  }
  return (
    <Combobox
      {...shared}
      multiple={p.multiple}
      options={offered}
      chosen={chosen}
      value={p.value}
      onChange={p.onChange}
      loading={p.options === undefined}
      searchLabel={labels.search}
      emptyText={labels.empty}
      loadingText={labels.loading}
      removeLabel={labels.remove}
    />
  )
}

/** Entries by value, those of earlier loads included. */
function useSeenLabels(options: readonly DictOption[] | undefined): ReadonlyMap<string, DictOption> {
  const [seen, setSeen] = useState<ReadonlyMap<string, DictOption>>(() => new Map())
  const [read, setRead] = useState<readonly DictOption[]>()
  if (options !== undefined && options !== read) {
    setRead(options)
    const next = new Map(seen)
    for (const option of options) next.set(option.value, option)
    setSeen(next)
    return next
  }
  return seen
}

function controlOf(p: ControlProps): ControlProps {
  const { id, name, disabled, readOnly, invalid, required, label, labelledBy, describedBy, className } = p
  return { id, name, disabled, readOnly, invalid, required, label, labelledBy, describedBy, className }
}
