import { clsx } from 'clsx'
import type { KeyboardEvent } from 'react'
import { Button } from '#ds/button'
import { defineRenderer, type RendererProps, useT, useText } from '#sdk/ui'
import type nps from './definition.ts'

export default defineRenderer<typeof nps>(NpsRenderer, { label: 'group' })

/** Eleven native radio buttons drawn as one scale: a line where there is room, two on a phone. */
function NpsRenderer({ options, value, readOnly, onChange, ...p }: RendererProps<typeof nps>) {
  const t = useT()
  const text = useText()
  const invalid = p.issues.length > 0
  const words: Readonly<Record<number, string>> = {
    0: text(options.lowLabel) || t('low'),
    5: text(options.midLabel),
    10: text(options.highLabel) || t('high'),
  }
  const points = Array.from({ length: 11 }, (_, at) => (options.reversed ? 10 - at : at))
  const named = [points[0] ?? 0, 5, points[10] ?? 10]

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
        className="grid grid-cols-6 gap-1 @min-[560px]:grid-cols-11"
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) p.onBlur()
        }}
        onKeyDown={onKeyDown}
      >
        {points.map((point) => (
          <label
            key={point}
            className={clsx(
              'relative grid min-h-11 place-items-center rounded-md border text-center tabular-nums',
              'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent-solid has-[input:focus-visible]:outline-offset-2',
              point === value && 'border-accent-solid bg-accent-solid font-semibold text-accent-on',
              point !== value && ['bg-paper', invalid ? 'border-danger-solid' : 'border-control'],
              !readOnly && ['cursor-pointer', point !== value && 'hover:bg-subtle'],
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
              className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded-md outline-none"
            />
            <span aria-hidden="true">{point}</span>
          </label>
        ))}
      </div>
      {/* On a phone the ends of the scale are not the ends of a line: the numbers say which is meant. */}
      <div aria-hidden="true" className="grid grid-cols-1 gap-x-4 text-muted text-sm @min-[560px]:grid-cols-3">
        {named.map((point, at) => (
          <span
            key={point}
            className={clsx('wrap-anywhere', alignClass[at], words[point] === '' && 'hidden @min-[560px]:block')}
          >
            <span className="@min-[560px]:hidden">
              {words[point] && t('end', { value: point, words: words[point] })}
            </span>
            <span className="hidden @min-[560px]:inline">{words[point]}</span>
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

const alignClass = ['text-start', '@min-[560px]:text-center', '@min-[560px]:text-end']
