import { Popover } from 'radix-ui'
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { cn } from '../_internal/cn.ts'
import { type ControlProps, controlAria, controlFrame } from '../_internal/control-props.ts'
import { isComposing } from '../_internal/is-composing.ts'
import { controlHeight, type Size, useSize } from '../_internal/size-context.ts'
import { useComposing } from '../_internal/use-composing.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { directionOf } from '../_internal/use-text-direction.ts'
import { Icon } from '../icon/index.tsx'
import { LiveRegion } from '../live-region/index.tsx'

export type TagRefusal = 'duplicate' | 'full' | 'invalid'

export interface TagsInputProps extends ControlProps {
  /** Each text once. */
  value: readonly string[]
  onChange: (tags: string[]) => void
  onBlur?: (() => void) | undefined
  /** Offered while typing, those that hold what is typed; anything else may be entered too unless `onlySuggestions`. */
  suggestions?: readonly string[] | undefined
  onlySuggestions?: boolean | undefined
  /** At most this many tags. */
  max?: number | undefined
  /** Whether a text may become a tag. It arrives trimmed. */
  accept?: ((tag: string) => boolean) | undefined
  placeholder?: string | undefined
  /** Joined with a tag: "Remove urgent". */
  removeLabel: string
  /** Name of the list of suggestions. */
  suggestionsLabel?: string | undefined
  /** Why a text did not become a tag; shown and announced. */
  refusalText: (tag: string, why: TagRefusal) => string
  /** Announced when a tag came or went. */
  changeText: (tag: string, change: 'added' | 'removed') => string
  size?: Size | undefined
}

// What ends a tag: the commas and semicolons of the sixteen languages, tabs and lines from a spreadsheet.
const separators = /[,，、;；،\t\r\n]+/

/**
 * Short texts, one after the other, in one field: textbox, or combobox with a listbox of suggestions
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/), and before it the tags as a list of buttons that remove them.
 *
 * Do: offer tags that exist before new ones are made up.
 * Don't: use it where the values are fixed; that is a Combobox with several.
 * Keys: Enter or a comma makes a tag; a pasted list becomes many; Backspace in the empty field removes the last one;
 * the arrow towards the start goes from the field to the tags and from tag to tag, there Delete and Backspace remove;
 * up and down walk the suggestions, Escape closes them. Leaving the field keeps what was typed as a tag.
 */
export function TagsInput(props: Controllable<TagsInputProps>) {
  const p = useControllable<TagsInputProps>(props, [])
  const id = useId()
  const size = useSize(p.size)
  const input = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [cursor, setCursor] = useState(-1)
  const [refusal, setRefusal] = useState('')
  const [message, setMessage] = useState('')
  const fixed = p.disabled || p.readOnly

  const offered = (p.suggestions ?? []).filter(
    (each) => !has(p.value, each) && each.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase()),
  )
  const active = open ? offered[cursor] : undefined
  const expanded = open && offered.length > 0 && !fixed
  const errorId = `${id}-refusal`

  /** Adds what can be added; returns whether all of it could. */
  const add = (texts: readonly string[]): boolean => {
    const next = [...p.value]
    let refused = ''
    for (const raw of texts) {
      const tag = raw.trim()
      if (tag === '') continue
      const known = p.suggestions?.find((each) => same(each, tag))
      const why = refusalOf(p, next, known ?? tag, known !== undefined)
      if (why) refused ||= p.refusalText(tag, why)
      else next.push(known ?? tag)
    }
    setRefusal(refused)
    const added = next.slice(p.value.length)
    if (added.length > 0) {
      p.onChange(next)
      setMessage(added.map((tag) => p.changeText(tag, 'added')).join(' '))
    }
    return refused === ''
  }
  const enter = (tag: string) => {
    if (add([tag])) setText('')
    setCursor(-1)
  }
  const remove = (index: number) => {
    const tag = p.value[index]
    if (tag === undefined || fixed) return
    p.onChange(p.value.filter((_, at) => at !== index))
    setRefusal('')
    setMessage(p.changeText(tag, 'removed'))
  }
  const focusTag = (index: number) => {
    const tags = frame.current?.querySelectorAll<HTMLElement>('[data-slot=tags-input-tag]')
    ;(tags?.[index] ?? input.current)?.focus()
  }

  const onType = (next: string) => {
    setOpen(true)
    setCursor(-1)
    setRefusal('')
    const parts = next.split(separators)
    // The text behind the last separator is still being typed.
    const rest = parts.pop() ?? ''
    setText(parts.length === 0 || add(parts) ? rest : next.replace(separators, ' ').trim())
  }
  // A comma inside of what is being composed separates nothing.
  const ime = useComposing(text, onType)
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    if (!separators.test(pasted)) return
    event.preventDefault()
    add(pasted.split(separators))
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter, comma and arrows belong to the input method while it composes.
    if (isComposing(event)) return
    const field = event.currentTarget
    const back = directionOf(field) === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const atStart = field.selectionStart === 0 && field.selectionEnd === 0
    if (event.key === 'Enter') {
      event.preventDefault()
      enter(active ?? text)
    } else if (event.key === 'Backspace' && text === '') {
      remove(p.value.length - 1)
    } else if (event.key === back && atStart && p.value.length > 0) {
      event.preventDefault()
      focusTag(p.value.length - 1)
    } else if (event.key === 'Escape' && expanded) {
      // Only the list closes, not the dialog around it.
      event.stopPropagation()
      event.preventDefault()
      setOpen(false)
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && offered.length > 0) {
      event.preventDefault()
      const from = open ? cursor : -1
      const next = event.key === 'ArrowDown' ? from + 1 : from < 0 ? offered.length - 1 : from - 1
      setOpen(true)
      // Past either end comes the text itself, then the other end.
      setCursor(next >= offered.length ? -1 : next)
    }
  }

  const onTagKeyDown = (event: KeyboardEvent, index: number) => {
    const back = directionOf(event.currentTarget) === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const forward = back === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    if (event.key === back) focusTag(Math.max(0, index - 1))
    else if (event.key === forward) focusTag(index + 1)
    else if (event.key === 'Home') focusTag(0)
    else if (event.key === 'End') input.current?.focus()
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      // First the focus, to the next tag or the field: with the button it would be lost.
      focusTag(index + 1)
      remove(index)
    } else return
    event.preventDefault()
  }

  return (
    <Popover.Root open={expanded} onOpenChange={setOpen}>
      <Popover.Anchor asChild>
        <div
          ref={frame}
          data-slot="tags-input"
          className={cn(
            controlFrame,
            'flex-wrap gap-1 p-1',
            controlHeight[size],
            p.invalid && 'border-danger-solid',
            p.className,
          )}
        >
          {p.value.length > 0 && (
            <ul aria-label={p.label} aria-labelledby={p.labelledBy} className="contents">
              {p.value.map((tag, index) => (
                <li key={tag} className="inline-flex max-w-full min-w-0">
                  {fixed ? (
                    <span title={tag} className={cn(tagClass, p.disabled && 'text-muted')}>
                      <span className="truncate">{tag}</span>
                    </span>
                  ) : (
                    <button
                      type="button"
                      data-slot="tags-input-tag"
                      tabIndex={-1}
                      aria-label={`${p.removeLabel} ${tag}`}
                      title={tag}
                      className={tagClass}
                      onKeyDown={(event) => onTagKeyDown(event, index)}
                      onClick={() => {
                        remove(index)
                        input.current?.focus()
                      }}
                    >
                      <span className="truncate">{tag}</span>
                      <Icon name="x" className="text-muted" />
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )}
          <input
            ref={input}
            {...controlAria({
              ...p,
              invalid: p.invalid || refusal !== '',
              describedBy: [p.describedBy, refusal !== '' && errorId].filter(Boolean).join(' ') || undefined,
            })}
            id={p.id}
            type="text"
            {...(p.suggestions && {
              role: 'combobox',
              'aria-expanded': expanded,
              'aria-autocomplete': 'list',
              'aria-controls': expanded ? `${id}-list` : undefined,
              'aria-activedescendant': active === undefined ? undefined : `${id}-${cursor}`,
            })}
            autoComplete="off"
            value={ime.text}
            placeholder={p.value.length === 0 ? p.placeholder : undefined}
            disabled={p.disabled}
            readOnly={p.readOnly}
            className="min-h-6 min-w-24 flex-1 bg-transparent px-2 outline-none disabled:cursor-not-allowed"
            {...ime.field}
            onPaste={onPaste}
            onKeyDown={onKeyDown}
            onFocus={() => setOpen(true)}
            onClick={() => setOpen(true)}
            onBlur={() => {
              setOpen(false)
              // What was typed is meant: losing it silently is the surprise.
              if (text.trim() !== '') enter(text)
              p.onBlur?.()
            }}
          />
        </div>
      </Popover.Anchor>
      {refusal !== '' && (
        <p id={errorId} data-slot="tags-input-refusal" className="mt-1 text-danger-text text-sm">
          {refusal}
        </p>
      )}
      <LiveRegion message={refusal || message} />
      <Popover.Portal>
        <Popover.Content
          data-slot="tags-input-popup"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          role="presentation"
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && frame.current?.contains(event.target)) event.preventDefault()
          }}
          className="z-palette max-h-64 w-(--radix-popover-trigger-width) min-w-44 animate-rise-in overflow-y-auto rounded-lg bg-paper p-1 text-base text-ink shadow-menu outline-none"
        >
          <div id={`${id}-list`} role="listbox" aria-label={p.suggestionsLabel ?? p.label} tabIndex={-1}>
            {offered.map((each, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field (aria-activedescendant)
              // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field
              <div
                key={each}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === cursor}
                data-slot="tags-input-suggestion"
                data-active={index === cursor || undefined}
                ref={(element) => {
                  if (index === cursor) element?.scrollIntoView?.({ block: 'nearest' })
                }}
                className="wrap-break-word flex min-h-8 cursor-pointer items-center rounded-md px-2 py-1 hover:bg-ink/4 data-active:bg-desk pointer-coarse:min-h-11"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => enter(each)}
              >
                {each}
              </div>
            ))}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

const tagClass =
  'inline-flex min-h-6 max-w-full min-w-0 items-center gap-1 rounded-sm bg-desk px-2 text-ink text-sm -outline-offset-2 pointer-coarse:min-h-9'

function refusalOf(p: TagsInputProps, tags: readonly string[], tag: string, known: boolean): TagRefusal | undefined {
  if (has(tags, tag)) return 'duplicate'
  if (p.max !== undefined && tags.length >= p.max) return 'full'
  if ((p.onlySuggestions && !known) || p.accept?.(tag) === false) return 'invalid'
  return undefined
}

function has(tags: readonly string[], tag: string): boolean {
  return tags.some((each) => same(each, tag))
}

function same(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase()
}
