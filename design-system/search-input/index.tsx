import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Size } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { TextInput } from '../text-input/index.tsx'

export interface SearchInputProps {
  value: string
  onChange: (value: string) => void
  debounce?: number | undefined
  label: string
  placeholder?: string | undefined
  /** @default the words around it */
  clearLabel?: string | undefined
  id?: string | undefined
  size?: Size | undefined
  className?: string | undefined
}

/**
 * Search field (role searchbox) that reports after a pause in typing.
 *
 * Do: search while typing and keep the words in the address.
 * Don't: demand an Enter, or search on every key against a slow server (`debounce`).
 * Keys: Enter reports at once.
 *
 * @param debounce pause in ms before `onChange`; 0 reports every key. Default 300
 */
export function SearchInput(props: Controllable<SearchInputProps>) {
  const {
    value,
    onChange,
    debounce = 300,
    label,
    placeholder,
    clearLabel,
    id,
    size,
    className,
  } = useControllable<SearchInputProps>(props, '')
  const labels = useLabels('search-input', clearLabel === undefined ? undefined : { clear: clearLabel })
  const [text, setText] = useState(value)
  const [given, setGiven] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const reported = useRef(value)
  // A value set from outside (Back, "clear filters") replaces what is typed; our own report coming back does not.
  if (given !== value) {
    setGiven(value)
    if (value !== reported.current) setText(value)
    // What came from outside is the last that was said: should our own words come back later, they are news again.
    reported.current = value
  }
  const reportLate = useEffectEvent(() => {
    if (text !== reported.current) report(text)
  })
  useEffect(() => {
    // Hidden in the middle of the pause, with the tab it is in: what was typed is still to be said when it is shown again.
    timer.current = setTimeout(reportLate)
    return () => clearTimeout(timer.current)
  }, [])

  const report = (next: string) => {
    clearTimeout(timer.current)
    reported.current = next
    if (next !== value) onChange(next)
  }
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    if (debounce === 0 || next === '') report(next)
    else timer.current = setTimeout(() => report(next), debounce)
  }

  return (
    <TextInput
      id={id}
      type="search"
      label={label}
      value={text}
      onChange={type}
      onEnter={() => report(text)}
      placeholder={placeholder}
      prefix={<Icon name="search" />}
      autoComplete="off"
      allowClear
      clearLabel={labels.clear}
      size={size}
      className={className}
    />
  )
}
