import { clsx } from 'clsx'
import { type KeyboardEvent, useId, useState } from 'react'
import { Button } from '#ds/button'
import { useT } from '#sdk/ui'
import type { Member, OfferedMember } from './member.ts'
import { type MemberSearch, useMemberSearch } from './use-member-search.ts'

interface MemberComboboxProps {
  readonly controlId: string
  readonly labelId: string
  readonly describedBy: string | undefined
  /** Who is on offer; null: the server is asked. */
  readonly offered: readonly OfferedMember[] | null
  readonly chosen: readonly Member[]
  readonly multiple: boolean
  readonly onToggle: (member: OfferedMember) => void
  /** Backspace in an empty field. */
  readonly onRemoveLast: () => void
  readonly onBlur: () => void
  readonly readOnly: boolean
  readonly required: boolean
  readonly invalid: boolean
}

/**
 * A text field that finds people or departments (APG combobox with listbox popup). Not the design system's: the public page has no
 * overlays. Keys: typing or arrow down opens; arrows walk; Enter chooses; Escape closes, then empties the field.
 */
export const MemberCombobox = ({ controlId, offered, chosen, multiple, readOnly, ...p }: MemberComboboxProps) => {
  const t = useT()
  const listId = useId()
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const searched = useMemberSearch(query.trim(), isOpen && offered === null)
  const search: MemberSearch = offered === null ? searched : { state: 'found', found: named(offered, query) }
  const options = isOpen && search.state === 'found' ? search.found : []
  const current = options[Math.min(active, options.length - 1)]

  const close = () => {
    setOpen(false)
    setActive(0)
  }
  const type = (next: string) => {
    if (readOnly) return
    setQuery(next)
    setActive(0)
    setOpen(true)
  }
  const toggle = (member: OfferedMember) => {
    p.onToggle(member)
    setQuery('')
    if (!multiple) close()
  }
  const walk = (step: 1 | -1) => {
    if (!isOpen) return setOpen(true)
    if (options.length > 0) setActive((Math.min(active, options.length - 1) + step + options.length) % options.length)
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => walk(1),
    ArrowUp: () => walk(-1),
    Enter: () => current && toggle(current),
    Escape: () => (isOpen ? close() : setQuery('')),
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and arrows belong to the input method while it composes.
    if (readOnly || event.nativeEvent.isComposing) return
    if (event.key === 'Backspace' && query === '') return p.onRemoveLast()
    const press = keys[event.key]
    // A dialog around the form must not close together with the list.
    if (event.key === 'Escape' && (isOpen || query !== '')) event.stopPropagation()
    if (!press) return
    event.preventDefault()
    press()
  }

  return (
    <div className="relative">
      <input
        id={controlId}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={options.length > 0 ? listId : undefined}
        aria-activedescendant={current && `${listId}-${current.id}`}
        aria-describedby={p.describedBy}
        aria-invalid={p.invalid || undefined}
        aria-required={p.required || undefined}
        readOnly={readOnly}
        placeholder={t('placeholder')}
        value={query}
        onChange={(event) => type(event.target.value)}
        onClick={() => !readOnly && setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          close()
          setQuery('')
          p.onBlur()
        }}
        className={clsx(
          'min-h-control-default w-full rounded-md border bg-paper px-3 py-1.5 text-field text-ink',
          p.invalid ? 'border-danger-solid' : 'border-control',
        )}
      />
      <div
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-popover mt-1 max-h-72 overflow-y-auto rounded-lg border border-hairline bg-paper p-1 shadow-menu"
      >
        <div role="status" className={options.length > 0 ? 'sr-only' : 'px-3 py-2 text-muted'}>
          {isOpen && statusOf(search, t)}
        </div>
        {search.state === 'failed' && (
          <Button size="small" className="mx-3 mb-2" onMouseDown={keepFocus} onClick={search.retry}>
            {t('retry')}
          </Button>
        )}
        {options.length > 0 && (
          <div id={listId} role="listbox" aria-labelledby={p.labelId} aria-multiselectable={multiple || undefined}>
            {options.map((member, index) => (
              <MemberOption
                key={member.id}
                id={`${listId}-${member.id}`}
                member={member}
                isActive={member === current}
                isChosen={chosen.some(({ id }) => id === member.id)}
                onHover={() => setActive(index)}
                onChoose={() => toggle(member)}
              />
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

const MemberOption = ({
  id,
  member: { name, hint },
  isActive,
  isChosen,
  onHover,
  onChoose,
}: {
  id: string
  member: OfferedMember
  isActive: boolean
  isChosen: boolean
  onHover: () => void
  onChoose: () => void
}) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field (aria-activedescendant)
  // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field
  <div
    id={id}
    role="option"
    aria-selected={isChosen}
    ref={isActive ? scrollIntoView : undefined}
    className={clsx(
      'flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-2 py-1',
      isActive && 'bg-desk outline-2 outline-accent-solid -outline-offset-2',
    )}
    onMouseMove={onHover}
    onMouseDown={keepFocus}
    onClick={onChoose}
  >
    <span className="wrap-anywhere flex min-w-0 flex-1 flex-col">
      <span>{name}</span>
      {hint && <span className="text-muted text-sm">{hint}</span>}
    </span>
    {isChosen && <span aria-hidden="true">✓</span>}
  </div>
)

/** More than anyone reads; typing narrows it. */
const maxShown = 100

const named = (offered: readonly OfferedMember[], query: string): readonly OfferedMember[] => {
  const wanted = query.trim().toLocaleLowerCase()
  return offered.filter(({ name }) => name.toLocaleLowerCase().includes(wanted)).slice(0, maxShown)
}

const statusOf = (search: MemberSearch, t: ReturnType<typeof useT>): string => {
  if (search.state === 'loading') return t('loading')
  if (search.state === 'signInRequired') return t('signInRequired')
  if (search.state === 'failed') return search.message || t('failed')
  return search.found.length === 0 ? t('nobody') : t('found', { count: search.found.length })
}

// Pressing the mouse would take focus from the field, and the list would be gone before the click.
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' })
