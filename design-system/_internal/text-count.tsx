import { clsx } from 'clsx'

/** Length as a person counts: an emoji or a rare Han character outside the basic plane is one. */
export function textLength(text: string): number {
  let length = 0
  for (const _ of text) length++
  return length
}

/** `n/max`, marked when exceeded; assistive technology reads `label` instead when it is given. */
export function TextCount({
  id,
  value,
  max,
  label,
  className,
}: {
  id: string
  value: string
  max: number
  label?: string | undefined
  className?: string | undefined
}) {
  const length = textLength(value)
  const exceeded = length > max
  return (
    <span
      data-slot="text-count"
      data-exceeded={exceeded || undefined}
      className={clsx(
        'shrink-0 pe-3 text-xs tabular-nums',
        exceeded ? 'font-semibold text-danger-text' : 'text-muted',
        className,
      )}
    >
      <span aria-hidden="true">
        {length}/{max}
      </span>
      <span id={id} className="sr-only">
        {label ?? `${length}/${max}`}
      </span>
    </span>
  )
}
