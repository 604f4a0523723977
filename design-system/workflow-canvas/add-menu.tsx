import { DropdownMenu } from 'radix-ui'
import { cn } from '../_internal/cn.ts'
import { Icon } from '../icon/index.tsx'
import type { FlowKind } from './flow.ts'
import { kindIcons } from './flow-card.tsx'

/** The button on an edge and its menu. Opened by state, because in the tree a key opens it. */
export function AddMenu({
  label,
  kinds,
  kindLabels,
  open,
  onOpenChange,
  onAdd,
  onAddBranch,
  onClosed,
  inTree,
}: {
  label: string
  kinds: readonly FlowKind[]
  kindLabels: Record<FlowKind, string>
  open: boolean
  onOpenChange: (open: boolean) => void
  onAdd: (kind: FlowKind) => void
  /** After a split: another branch of it. */
  onAddBranch?: { label: string; run: () => void } | undefined
  /** Says where the focus goes; without it, to the button. */
  onClosed?: (() => void) | undefined
  /** In the tree only pointers use it: keys go through the tree, and a tree holds nothing but its items. */
  inTree?: boolean | undefined
}) {
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <button
          type="button"
          data-slot="workflow-add"
          aria-label={label}
          title={label}
          {...(inTree && { tabIndex: -1, 'aria-hidden': true })}
          className={cn(
            'grid size-6 place-items-center rounded-full border border-control bg-paper text-muted',
            'hover:border-accent-solid hover:text-accent-text data-[state=open]:border-accent-solid data-[state=open]:text-accent-text',
          )}
        >
          <Icon name="plus" />
        </button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          data-slot="workflow-add-menu"
          aria-label={label}
          sideOffset={4}
          collisionPadding={8}
          className="z-palette max-h-(--radix-dropdown-menu-content-available-height) min-w-44 animate-rise-in overflow-y-auto rounded-lg bg-paper p-1 text-base text-ink shadow-menu outline-none"
          onCloseAutoFocus={(event) => {
            if (!onClosed) return
            event.preventDefault()
            onClosed()
          }}
        >
          {onAddBranch && (
            <>
              <DropdownMenu.Item className={itemClass} onSelect={onAddBranch.run}>
                <Icon name="columns" />
                {onAddBranch.label}
              </DropdownMenu.Item>
              <DropdownMenu.Separator className="mx-2 my-1 h-px bg-hairline" />
            </>
          )}
          {kinds.map((kind) => (
            <DropdownMenu.Item key={kind} className={itemClass} onSelect={() => onAdd(kind)}>
              <Icon name={kindIcons[kind]} />
              {kindLabels[kind]}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

const itemClass =
  'flex min-h-control-small cursor-default items-center gap-2 rounded-md px-2 py-1 outline-none data-highlighted:bg-ink/6'
