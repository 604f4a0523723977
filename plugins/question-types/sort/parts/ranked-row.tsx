import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Button } from '#ds/button'
import { useT } from '#sdk/ui'
import { CrossGlyph, DownGlyph, GripGlyph, UpGlyph } from './glyphs.tsx'

interface RankedRowProps {
  readonly id: string
  readonly name: string
  /** Counted from 0. */
  readonly index: number
  readonly total: number
  readonly readOnly: boolean
  readonly invalid: boolean
  /** Held by a finger or lifted by a key. */
  readonly lifted: boolean
  /** How far it is drawn from its place, in px. */
  readonly offset: number
  readonly instructionsId: string
  readonly handle: ComponentProps<'button'>
  readonly onMove: (distance: -1 | 1) => void
  readonly onRemove: () => void
}

/** An option with its place, moved by its handle or by two buttons, and taken out again by a third. */
export const RankedRow = ({ id, name, index, total, readOnly, lifted, offset, ...p }: RankedRowProps) => {
  const t = useT()
  return (
    <li
      data-id={id}
      className={clsx(
        'flex min-h-11 items-stretch gap-1 rounded-md border bg-paper',
        p.invalid ? 'border-danger-solid' : lifted ? 'border-accent-solid' : 'border-hairline',
        lifted && 'relative z-sticky shadow-drag',
        readOnly && 'ps-3',
      )}
      style={offset === 0 ? undefined : { transform: `translateY(${offset}px)` }}
    >
      {!readOnly && (
        <button
          type="button"
          data-part="handle"
          aria-label={t('handle', { name })}
          aria-describedby={p.instructionsId}
          aria-pressed={lifted}
          className="grid min-w-11 shrink-0 cursor-grab touch-none place-items-center rounded-md text-muted outline-offset-2 hover:text-ink focus-visible:outline-2 focus-visible:outline-accent-solid active:cursor-grabbing"
          {...p.handle}
        >
          <GripGlyph />
        </button>
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-2">
        <span className="flex min-w-0 flex-1 basis-32 items-baseline gap-1 py-2 pe-2">
          <span aria-hidden="true" className="min-w-6 shrink-0 font-semibold text-accent-text tabular-nums">
            {index + 1}
          </span>
          <span className="wrap-anywhere min-w-0">{name}</span>
        </span>
        {!readOnly && (
          <span className="flex shrink-0">
            <RowButton part="up" label={t('moveUp', { name })} able={index > 0} onPress={() => p.onMove(-1)}>
              <UpGlyph />
            </RowButton>
            <RowButton part="down" label={t('moveDown', { name })} able={index < total - 1} onPress={() => p.onMove(1)}>
              <DownGlyph />
            </RowButton>
            <RowButton part="remove" label={t('remove', { name })} able onPress={p.onRemove}>
              <CrossGlyph />
            </RowButton>
          </span>
        )}
      </div>
    </li>
  )
}

const RowButton = ({
  part,
  label,
  able,
  onPress,
  children,
}: {
  part: string
  label: string
  able: boolean
  onPress: () => void
  children: ComponentProps<'button'>['children']
}) => (
  <Button
    variant="ghost"
    iconOnly
    data-part={part}
    aria-label={label}
    // Not `disabled`: at the end of the list the button would lose the focus it is being pressed with.
    aria-disabled={!able || undefined}
    className={clsx('min-h-11 min-w-11 text-muted', !able && 'opacity-40')}
    onClick={() => able && onPress()}
  >
    {children}
  </Button>
)
