import { type KeyboardEvent, type Ref, useEffect, useState } from 'react'
import { type ControlProps, controlAria, controlField } from '../control-props.ts'
import { isComposing } from '../is-composing.ts'

/** How one language types the values of one kind. */
export interface TextForm<Letters> {
  /** The value that a text means; undefined when it means none. */
  read: (text: string) => string | undefined
  /** The value as a person of this language writes it; empty for none. */
  write: (value: string | undefined) => string
  /** The typed form spelled with letters: DD.MM.YYYY. */
  pattern: (letters: Letters) => string
}

export interface TypedTextProps<Letters> extends ControlProps {
  form: TextForm<Letters>
  /** Letters of the pattern, which is the placeholder. */
  letters: Letters
  value: string | undefined
  /** `undefined` while the text is empty or not yet a value. */
  onChange: (value: string | undefined) => void
  /** Whether what stands there means a value or nothing; a stable function. */
  onReadable: (readable: boolean) => void
  onOpen: () => void
  ref?: Ref<HTMLInputElement> | undefined
}

/** The typed side of a picker: text in the language's own order, reported as ISO, tidied on leaving. */
export function TypedText<Letters>({ form: { read, write, pattern }, letters, ...p }: TypedTextProps<Letters>) {
  const [text, setText] = useState(() => write(p.value))
  // What was typed stays while it means the value we were given; another value from outside replaces it.
  const [given, setGiven] = useState(p.value)
  if (given !== p.value) {
    setGiven(p.value)
    if (read(text) !== p.value) setText(write(p.value))
  }
  const { onReadable } = p
  useEffect(() => {
    if (p.value !== undefined) onReadable(true)
  }, [p.value, onReadable])

  const type = (raw: string) => {
    setText(raw)
    const value = read(raw)
    if (value !== undefined || raw.trim() === '') p.onReadable(true)
    if (value === p.value) return
    setGiven(value)
    p.onChange(value)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return
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
      placeholder={pattern(letters)}
      disabled={p.disabled}
      readOnly={p.readOnly}
      onChange={(event) => type(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => {
        const value = read(text)
        if (value !== undefined) setText(write(value))
        // What cannot be read stays, marked: taking a person's typing away helps nobody.
        p.onReadable(value !== undefined || text.trim() === '')
      }}
    />
  )
}
