import { cn } from '../_internal/cn.ts'
import { Button } from '../button/index.tsx'
import { Checkbox } from '../checkbox/index.tsx'
import { Icon } from '../icon/index.tsx'
import type { ColumnSettingsLabels } from './index.tsx'

export type MoveButton = 'up' | 'down'

/** One column of the panel. */
export function ColumnRow(p: {
  id: string
  name: string
  labels: ColumnSettingsLabels
  shown: boolean
  /** May not be hidden. */
  fixed: boolean
  pinned: boolean
  canMoveUp: boolean
  canMoveDown: boolean
  onShow: (shown: boolean) => void
  onPin: (pinned: boolean) => void
  onMove: (button: MoveButton) => void
  onGrip: (down: PointerEvent) => void
}) {
  return (
    <li
      data-slot="column-settings-row"
      data-id={p.id}
      className="flex min-h-9 items-center gap-1 rounded-md hover:bg-subtle"
    >
      <span
        aria-hidden="true"
        data-slot="column-settings-grip"
        className="grid size-7 shrink-0 cursor-grab touch-none place-items-center text-muted active:cursor-grabbing"
        onPointerDown={(event) => p.onGrip(event.nativeEvent)}
      >
        <Icon name="grip" />
      </span>
      <Checkbox
        checked={p.shown}
        onChange={p.onShow}
        disabled={p.fixed}
        label={p.name}
        ariaLabel={p.labels.show(p.name)}
        className="min-w-0 flex-1"
      />
      <Button
        size="mini"
        variant="ghost"
        iconOnly
        aria-label={p.labels.pinStart(p.name)}
        aria-pressed={p.pinned}
        className={cn('text-muted', p.pinned && 'bg-accent-soft! text-accent-text!')}
        onClick={() => p.onPin(!p.pinned)}
      >
        <Icon name="pin" />
      </Button>
      <MoveTo which="up" label={p.labels.moveUp(p.name)} able={p.canMoveUp} onMove={p.onMove} />
      <MoveTo which="down" label={p.labels.moveDown(p.name)} able={p.canMoveDown} onMove={p.onMove} />
    </li>
  )
}

function MoveTo({
  which,
  label,
  able,
  onMove,
}: {
  which: MoveButton
  label: string
  able: boolean
  onMove: (which: MoveButton) => void
}) {
  return (
    <Button
      size="mini"
      variant="ghost"
      iconOnly
      data-move={which}
      aria-label={label}
      // Not `disabled`: at the end of the list the button would lose the focus it is being pressed with.
      aria-disabled={!able || undefined}
      className="text-muted aria-disabled:opacity-40"
      onClick={() => able && onMove(which)}
    >
      <Icon name={which === 'up' ? 'arrow-up' : 'arrow-down'} />
    </Button>
  )
}
