import { type ReactNode, useState } from 'react'
import { LiveRegion } from '#ds/live-region'
import { type RendererProps, useFocusTarget, useT } from '#sdk/ui'
import type { Member, OfferedMember } from './member.ts'
import { MemberCombobox } from './member-combobox.tsx'

interface MemberPickerProps
  extends Pick<
    RendererProps<never>,
    'question' | 'controlId' | 'labelId' | 'describedBy' | 'issues' | 'readOnly' | 'onBlur'
  > {
  /** Who is on offer; null: the type's action `search` is asked. */
  readonly offered: readonly OfferedMember[] | null
  readonly multiple: boolean
  readonly value: readonly Member[]
  readonly onChange: (next: Member[] | undefined) => void
  /** Beside the field, such as a quick choice. */
  readonly children?: ReactNode
}

/** Those chosen as chips that can be taken out, and the field that finds more. */
export const MemberPicker = ({ offered, multiple, value: chosen, readOnly, onChange, ...p }: MemberPickerProps) => {
  const t = useT()
  const [announcement, setAnnouncement] = useState('')
  // Before the field stand the buttons that take members out again.
  const focusTarget = useFocusTarget<HTMLDivElement>()

  const emit = (next: readonly Member[]) => onChange(next.length === 0 ? undefined : [...next])
  const add = (member: Member) => {
    setAnnouncement(t('added', { name: member.name }))
    emit(multiple ? [...chosen, member] : [member])
  }
  const remove = (member: Member) => {
    setAnnouncement(t('removed', { name: member.name }))
    emit(chosen.filter(({ id }) => id !== member.id))
  }
  const toggle = (member: Member) => {
    if (readOnly) return
    if (chosen.some(({ id }) => id === member.id)) remove(member)
    else add({ id: member.id, name: member.name })
  }
  const removeLast = () => {
    const last = chosen.at(-1)
    if (last && !readOnly) remove(last)
  }

  return (
    <div className="flex flex-col gap-2">
      {chosen.length > 0 && (
        <ul aria-labelledby={p.labelId} className="flex flex-wrap gap-2">
          {chosen.map((member) => (
            <li
              key={member.id}
              className="inline-flex max-w-full items-center rounded-md border border-hairline bg-subtle ps-3 text-base"
            >
              <span className="wrap-anywhere py-1 pe-3">{member.name}</span>
              {!readOnly && (
                <button
                  type="button"
                  aria-label={t('remove', { name: member.name })}
                  className="grid size-8 shrink-0 place-items-center rounded-sm text-muted hover:text-ink pointer-coarse:size-11"
                  onClick={() => {
                    // The button goes away with its member.
                    document.getElementById(p.controlId)?.focus()
                    remove(member)
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
        <div ref={focusTarget}>
          <MemberCombobox
            controlId={p.controlId}
            labelId={p.labelId}
            describedBy={p.describedBy}
            offered={offered}
            chosen={chosen}
            multiple={multiple}
            onToggle={toggle}
            onRemoveLast={removeLast}
            onBlur={p.onBlur}
            readOnly={readOnly}
            required={p.question.required}
            invalid={p.issues.length > 0}
          />
        </div>
      )}
      {p.children}
      <LiveRegion message={announcement} />
    </div>
  )
}
