import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { Button } from '#ds/button'
import { afterPress, defineRenderer, type RendererProps, useT, useText } from '#sdk/ui'
import type cascader from './definition.ts'
import { ChevronGlyph } from './parts/glyphs.tsx'
import { Levels } from './parts/levels.tsx'
import { stepLabel, stepsOf } from './parts/tree.ts'

export default defineRenderer<typeof cascader>(CascaderRenderer, { label: 'group' })

/** A field that unfolds below itself; one level is shown at a time, which fits a phone and is read like a list. */
function CascaderRenderer({ options, value = [], readOnly, onChange, ...p }: RendererProps<typeof cascader>) {
  const t = useT()
  const text = useText()
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const steps = stepsOf(options.nodes, value)
  const shown = value.map((id, level) => (steps[level] ? stepLabel(steps[level], { text, t }) : id)).join(' / ')
  const panelId = `${p.controlId}-levels`

  const close = () => {
    trigger.current?.focus()
    setOpen(false)
  }
  const set = (ids: string[] | undefined) => {
    close()
    onChange(ids)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears Escape and the leaving of what is inside
    <div
      className="flex min-w-0 flex-col gap-2"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        close()
      }}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        // Without a target a scroll bar or plain ground was pressed: the levels stay. What is pressed stays where it is
        // until it has been pressed: closing at once would take it away from under the finger.
        if (event.relatedTarget) afterPress(() => setOpen(false))
        p.onBlur()
      }}
    >
      <button
        ref={trigger}
        id={p.controlId}
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-labelledby={p.labelId}
        aria-describedby={p.describedBy}
        aria-required={p.question.required || undefined}
        aria-invalid={p.issues.length > 0 || undefined}
        aria-readonly={readOnly || undefined}
        className={clsx(
          'flex min-h-11 w-full items-center gap-2 rounded-md border px-3 py-2 text-start text-field outline-offset-2 focus-visible:outline-2 focus-visible:outline-accent-solid',
          p.issues.length > 0 ? 'border-danger-solid' : 'border-control',
          readOnly ? 'cursor-default bg-subtle' : 'cursor-pointer bg-paper',
          shown === '' ? 'text-muted' : 'text-ink',
        )}
        onClick={() => !readOnly && setOpen(!open)}
      >
        <span className="wrap-anywhere min-w-0 flex-1">{shown || text(options.placeholder) || t('placeholder')}</span>
        {!readOnly && <ChevronGlyph turned="down" />}
      </button>
      {open && (
        <div
          id={panelId}
          role="dialog"
          aria-labelledby={p.labelId}
          className="flex flex-col gap-2 rounded-md border border-hairline bg-paper p-2"
        >
          <Levels nodes={options.nodes} anyLevel={options.anyLevel} chosen={value} onChoose={set} />
        </div>
      )}
      {value.length > 0 && !p.question.required && !readOnly && (
        <div>
          <Button size="small" variant="ghost" onClick={() => set(undefined)}>
            {t('clear')}
          </Button>
        </div>
      )}
    </div>
  )
}
