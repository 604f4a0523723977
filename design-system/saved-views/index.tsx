import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { cn } from '../_internal/cn.ts'
import { type Size, useSize } from '../_internal/size-context.ts'
import { Badge } from '../badge/index.tsx'
import { Button } from '../button/index.tsx'
import { Icon, type IconName } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { LiveRegion } from '../live-region/index.tsx'
import { Menu, type MenuEntry } from '../menu/index.tsx'
import type { SavedViewsLabels } from './labels.ts'
import { type NewView, SaveAs } from './save-as.tsx'

export type { SavedViewsLabels } from './labels.ts'

export { sameState } from './same-state.ts'
export type { NewView } from './save-as.tsx'

/** Who sees a view: its owner, everybody with the list, or the people of a role. */
export type ViewScope = 'private' | 'shared' | 'role'

export interface SavedView {
  id: string
  name: string
  scope: ViewScope
  /** Opened when the list is entered without naming a view. */
  isDefault?: boolean | undefined
  /** May be saved over, deleted and made the default by this user. @default true */
  editable?: boolean | undefined
}

/**
 * Named states of a list: what it is filtered by, how it is sorted, which columns it shows. Changing any of it marks
 * the view as changed and offers to save, to save under another name, or to go back. Nothing is kept here: what a view
 * holds is the caller's, and so is the judgement whether it was changed (`sameState`).
 *
 * Do: name a view by what it answers: "Unread this week".
 * Don't: save a view on every change; people lose the one they had.
 * Keys: those of Menu and Popover; Enter in the name saves.
 * ARIA: menu button, https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ (Radix), views are menuitemcheckboxes; "save
 * as" is a non-modal dialog.
 */
export function SavedViews({
  views,
  current,
  changed,
  onSelect,
  onSave,
  onSaveAs,
  onReset,
  onMakeDefault,
  onRemove,
  scopes = ['private', 'shared'],
  saving = false,
  labels: ownLabels,
  size: own,
  className,
}: {
  views: readonly SavedView[]
  /** Id of the view in use; `undefined` or an unknown id: none. */
  current: string | undefined
  changed: boolean
  /** `undefined`: the list as it is without a view. */
  onSelect: (id: string | undefined) => void
  /** Saves the state over the current view. */
  onSave: (id: string) => void
  onSaveAs: (view: NewView) => void
  /** Goes back to the current view's state. */
  onReset: () => void
  onMakeDefault?: ((id: string) => void) | undefined
  onRemove?: ((id: string) => void) | undefined
  /** Scopes this user may save to. @default private and shared */
  scopes?: readonly ViewScope[] | undefined
  saving?: boolean | undefined
  labels?: Partial<SavedViewsLabels> | undefined
  size?: Size | undefined
  className?: string | undefined
}) {
  const labels = useLabels('saved-views', ownLabels)
  const size = useSize(own)
  const view = views.find((each) => each.id === current)
  const menu = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    // Saved or taken back, the buttons for that are gone, and the focus with them (ux 5.4).
    if (!changed && hadFocus.current && document.activeElement === document.body) menu.current?.focus()
  }, [changed])
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) hadFocus.current = false
  }
  const editable = view !== undefined && view.editable !== false
  const entries: MenuEntry[] = [
    { id: ' none', label: labels.none, checked: view === undefined, onSelect: () => onSelect(undefined) },
    ...(views.length > 0 ? (['separator'] as const) : []),
    ...views.map((each) => ({
      id: each.id,
      label: <ViewName view={each} labels={labels} />,
      checked: each.id === view?.id,
      onSelect: () => onSelect(each.id),
    })),
  ]
  if (view && editable && (onMakeDefault || onRemove)) {
    entries.push('separator')
    if (onMakeDefault && !view.isDefault) {
      const onSelect = () => onMakeDefault(view.id)
      entries.push({ id: ' default', label: labels.makeDefault, icon: 'star', onSelect })
    }
    if (onRemove) {
      const onSelect = () => onRemove(view.id)
      entries.push({ id: ' remove', label: labels.remove, icon: 'trash', tone: 'danger', onSelect })
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it watches where the focus is, nothing is pressed
    <div
      data-slot="saved-views"
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={onBlur}
      className={cn('flex min-w-0 flex-wrap items-center gap-1', className)}
    >
      <Menu
        trigger={
          <Button
            ref={menu}
            size={size}
            variant="ghost"
            className="min-w-0 max-w-full shrink!"
            aria-label={[labels.view, view?.name ?? labels.none].join(' ')}
            iconStart={<Icon name="layers" className="text-muted" />}
            iconEnd={<Icon name="chevron-down" className="text-muted" />}
          >
            <span className="min-w-0 truncate">{view?.name ?? labels.none}</span>
          </Button>
        }
        items={entries}
      />
      {changed && (
        <>
          <Badge tone="warning">{labels.changed}</Badge>
          {view && editable && (
            <Button size={size} variant="ghost" busy={saving} onClick={() => onSave(view.id)}>
              {labels.save}
            </Button>
          )}
          <SaveAs
            size={size}
            labels={labels}
            scopes={scopes}
            taken={views.map((each) => each.name)}
            busy={saving}
            onSave={onSaveAs}
          />
          <Button size={size} variant="ghost" onClick={onReset}>
            {labels.reset}
          </Button>
        </>
      )}
      <LiveRegion message={changed ? labels.changed : ''} />
    </div>
  )
}

const scopeIcon: Record<ViewScope, IconName> = { private: 'lock', shared: 'users', role: 'shield' }

function ViewName({ view, labels }: { view: SavedView; labels: SavedViewsLabels }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Icon name={scopeIcon[view.scope]} label={labels.scope[view.scope]} className="text-muted" />
      <span className="min-w-0 truncate" title={view.name}>
        {view.name}
      </span>
      {view.isDefault && <Icon name="star" label={labels.isDefault} className="text-muted" />}
    </span>
  )
}
