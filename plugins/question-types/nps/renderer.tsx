import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'
import { Button } from '#ds/button'
import { defineRenderer, type RendererProps, useT, useText } from '#sdk/ui'
import type nps from './definition.ts'

export default defineRenderer<typeof nps>(NpsRenderer, { label: 'group' })

/** Native radio buttons drawn as one scale, in a line wherever each has its 24 px. */
function NpsRenderer({ options, value, readOnly, onChange, ...p }: RendererProps<typeof nps>) {
  const t = useT()
  const text = useText()
  const invalid = p.issues.length > 0
  const { from = 0 } = options
  const words: Readonly<Record<number, string>> = {
    [from]: text(options.lowLabel) || t('low'),
    5: text(options.midLabel),
    10: text(options.highLabel) || t('high'),
  }
  const points = Array.from({ length: 11 - from }, (_, at) => (options.reversed ? 10 - at : at + from))
  const named = [points[0] ?? 0, 5, points.at(-1) ?? 10]

  const set = (next: number | undefined) => {
    if (!readOnly) onChange(next)
  }
  const clear = () => {
    // The button is about to go, and would take the keyboard's place along.
    document.getElementById(p.controlId)?.querySelector('input')?.focus()
    set(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') set(undefined)
    // Enter in a control would send the form (spec 5).
    if (event.key === 'Enter') event.preventDefault()
  }

  return (
    <div className="@container flex min-w-0 flex-col gap-2">
      <div
        id={p.controlId}
        role="radiogroup"
        aria-labelledby={p.labelId}
        aria-describedby={p.describedBy}
        aria-required={p.question.required || undefined}
        aria-invalid={invalid || undefined}
        aria-readonly={readOnly || undefined}
        className={clsx(
          'isolate grid',
          from === 0 ? 'grid-cols-6 @min-[268px]:grid-cols-11' : 'grid-cols-5 @min-[268px]:grid-cols-10',
          options.look && 'gap-0.5',
        )}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) p.onBlur()
        }}
        onKeyDown={onKeyDown}
      >
        {points.map((point) => (
          <label
            key={point}
            data-slot="segment"
            className={clsx(
              'segment tabular-nums',
              options.look && 'not-first:ms-0 rounded-md',
              invalid && 'not-has-checked:border-danger-solid',
            )}
          >
            <input
              type="radio"
              name={p.controlId}
              value={point}
              checked={point === value}
              aria-label={
                words[point]
                  ? t('pointsWithWords', { points: t('points', { value: point }), words: words[point] })
                  : t('points', { value: point })
              }
              onChange={() => set(point)}
              className="segment-input"
            />
            <span aria-hidden="true">{point}</span>
          </label>
        ))}
      </div>
      {/* Where the scale takes two lines its ends are not the ends of a line: the numbers say which is meant. */}
      <div
        aria-hidden="true"
        className="flex flex-col justify-between gap-x-4 text-muted text-sm @min-[268px]:flex-row"
      >
        {named.map((point, at) => (
          <span key={point} className={clsx('wrap-anywhere flex-1', alignClass[at], words[point] === '' && 'hidden')}>
            <span className="@min-[268px]:hidden">
              {words[point] && t('end', { value: point, words: words[point] })}
            </span>
            <span className="hidden @min-[268px]:inline">{words[point]}</span>
          </span>
        ))}
      </div>
      {value !== undefined && !p.question.required && !readOnly && (
        <div>
          <Button size="small" variant="ghost" onClick={clear}>
            {t('clear')}
          </Button>
        </div>
      )}
    </div>
  )
}

const alignClass = ['text-start', '@min-[268px]:text-center', '@min-[268px]:text-end']
