import { useMemo, useState } from 'react'
import { LiveRegion } from '#ds/live-region'
import { defineRenderer, type RendererProps, useT } from '#sdk/ui'
import type userSelect from './definition.ts'
import { PeopleCombobox } from './parts/people-combobox.tsx'
import { type Person, personOf } from './parts/person.ts'

export default defineRenderer<typeof userSelect>(UserSelectRenderer, { label: 'control' })

function UserSelectRenderer({ options, value, readOnly, onChange, ...p }: RendererProps<typeof userSelect>) {
  const t = useT()
  const [announcement, setAnnouncement] = useState('')
  const chosen = value ?? []
  const listed = useMemo(
    () => (options.people === 'listed' ? options.list.map(personOf) : null),
    [options.people, options.list],
  )

  const emit = (next: readonly Person[]) => onChange(next.length === 0 ? undefined : [...next])
  const add = (person: Person) => {
    setAnnouncement(t('added', { name: person.name }))
    emit(options.multiple ? [...chosen, person] : [person])
  }
  const remove = (person: Person) => {
    setAnnouncement(t('removed', { name: person.name }))
    emit(chosen.filter(({ id }) => id !== person.id))
  }
  const toggle = (person: Person) => {
    if (readOnly) return
    if (chosen.some(({ id }) => id === person.id)) remove(person)
    else add({ id: person.id, name: person.name })
  }
  const removeLast = () => {
    const last = chosen.at(-1)
    if (last && !readOnly) remove(last)
  }

  return (
    <div className="flex flex-col gap-2">
      {chosen.length > 0 && (
        <ul aria-labelledby={p.labelId} className="flex flex-wrap gap-2">
          {chosen.map((person) => (
            <li
              key={person.id}
              className="inline-flex max-w-full items-center rounded-md border border-hairline bg-subtle ps-3 text-base"
            >
              <span className="wrap-anywhere py-1 pe-3">{person.name}</span>
              {!readOnly && (
                <button
                  type="button"
                  aria-label={t('remove', { name: person.name })}
                  className="grid size-8 shrink-0 place-items-center rounded-sm text-muted hover:text-ink pointer-coarse:size-11"
                  onClick={() => {
                    // The button goes away with its person.
                    document.getElementById(p.controlId)?.focus()
                    remove(person)
                  }}
                >
                  <span aria-hidden="true">×</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {(!readOnly || chosen.length === 0) && (
        <PeopleCombobox
          controlId={p.controlId}
          labelId={p.labelId}
          describedBy={p.describedBy}
          people={listed}
          chosen={chosen}
          multiple={options.multiple}
          onToggle={toggle}
          onRemoveLast={removeLast}
          onBlur={p.onBlur}
          readOnly={readOnly}
          required={p.question.required}
          invalid={p.issues.length > 0}
        />
      )}
      <LiveRegion message={announcement} />
    </div>
  )
}
