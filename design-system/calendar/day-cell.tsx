import { clsx } from 'clsx'
import type { IsoDate } from '../_internal/iso-date.ts'

/** One day of the grid. Disabled days keep focus (aria-disabled), so that their reason can be read. */
export function DayCell({
  date,
  outside,
  text,
  name,
  note,
  today,
  tabStop,
  selected,
  within,
  edge,
  disabled,
  reasonId,
  onHover,
  onFocus,
  onChoose,
}: {
  date: IsoDate
  outside: boolean
  text: string
  name: string
  note: string | undefined
  today: boolean
  tabStop: boolean
  selected: boolean
  within: boolean
  edge: 'start' | 'end' | undefined
  disabled: boolean
  reasonId: string | undefined
  onHover: () => void
  onFocus: () => void
  onChoose: () => void
}) {
  if (outside) return <td aria-hidden="true" />
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: focus is on the button inside, as APG allows
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: APG grid of days
      role="gridcell"
      aria-selected={selected}
      className={clsx(
        'p-0 text-center',
        within && 'bg-accent-soft',
        edge === 'start' && 'rounded-s-md',
        edge === 'end' && 'rounded-e-md',
      )}
    >
      <button
        type="button"
        data-slot="calendar-day"
        data-date={date}
        data-note={note}
        tabIndex={tabStop ? 0 : -1}
        aria-label={name}
        aria-current={today ? 'date' : undefined}
        aria-disabled={disabled || undefined}
        aria-describedby={reasonId}
        onMouseEnter={onHover}
        onFocus={onFocus}
        onClick={onChoose}
        className={clsx(
          'relative inline-flex min-h-9 w-full min-w-9 flex-col items-center justify-center rounded-md text-base tabular-nums',
          'focus-visible:outline-offset-1 pointer-coarse:min-h-11 pointer-coarse:min-w-11',
          selected && 'bg-accent-solid font-medium text-accent-on',
          !selected && !disabled && 'text-ink hover:bg-ink/6',
          !selected && disabled && 'text-muted line-through opacity-60',
          // Today is told by weight and a line, not by colour alone.
          // Drawn by CSS: the note is read with the day's name, and must not be read as part of the number.
          note !== undefined && 'after:text-xs after:leading-tight after:content-[attr(data-note)]',
          note !== undefined && !selected && 'after:text-muted',
          today && 'font-semibold underline decoration-2 underline-offset-4',
        )}
      >
        {text}
      </button>
    </td>
  )
}
