import { type KeyboardEvent, type Ref, useEffect, useState } from 'react'
import { type ControlProps, controlAria, controlField } from '../_internal/control-props.ts'
import { dateLocale, parseTypedDate } from '../_internal/date-locale.ts'
import { type IsoDate, isIsoDate } from '../_internal/iso-date.ts'

export interface DateTextProps extends ControlProps {
  value: IsoDate | undefined
  /** `undefined` while the text is empty or not yet a day. */
  onChange: (date: IsoDate | undefined) => void
  /** Whether what stands there means a day or nothing; a stable function. */
  onReadable: (readable: boolean) => void
  onOpen: () => void
  onBlur?: (() => void) | undefined
  locale: string
  placeholder?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

/** The typed side of date pickers: text in the language's own order, reported as ISO, tidied on leaving. */
export function DateText(p: DateTextProps) {
  const locale = dateLocale(p.locale)
  const written = (date: IsoDate | undefined) => (isIsoDate(date) ? locale.short(date) : '')
  const [text, setText] = useState(() => written(p.value))
  // What was typed stays while it means the value we were given; another value from outside replaces it.
  const [given, setGiven] = useState(p.value)
  if (given !== p.value) {
    setGiven(p.value)
    if (parseTypedDate(text, locale) !== p.value) setText(written(p.value))
  }
  const { onReadable } = p
  useEffect(() => {
    if (p.value !== undefined) onReadable(true)
  }, [p.value, onReadable])

  const type = (raw: string) => {
    setText(raw)
    const date = parseTypedDate(raw, locale)
    if (date !== undefined || raw.trim() === '') p.onReadable(true)
    if (date === p.value) return
    setGiven(date)
    p.onChange(date)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') event.preventDefault()
    if (event.key !== 'ArrowDown' || p.readOnly || p.disabled) return
    event.preventDefault()
    p.onOpen()
  }

  return (
    <input
      {...controlAria(p)}
      ref={p.ref}
      id={p.id}
      name={p.name}
      type="text"
      inputMode="text"
      autoComplete="off"
      className={`${controlField} min-w-[12ch] tabular-nums`}
      value={text}
      placeholder={p.placeholder}
      disabled={p.disabled}
      readOnly={p.readOnly}
      onChange={(event) => type(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => {
        const date = parseTypedDate(text, locale)
        if (date !== undefined) setText(written(date))
        // What cannot be read stays, marked: taking a person's typing away helps nobody.
        p.onReadable(date !== undefined || text.trim() === '')
        p.onBlur?.()
      }}
    />
  )
}
