import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { Menu as ActionMenu, type MenuEntry } from '#ds/menu'
import { usePermission, useT } from '#sdk/page'
import type { Menu } from '#shared/contract/menu'

/** What can be asked for in a row. */
export interface MenuTasks {
  readonly edit: (menu: Menu) => void
  readonly addBelow: (menu: Menu) => void
  readonly move: (menu: Menu, by: -1 | 1) => void
  readonly remove: (menu: Menu) => void
}

export function MenuRowActions({ menu, title, tasks }: { menu: Menu; title: string; tasks: MenuTasks }) {
  const t = useT()
  const mayAdd = usePermission('system:menu:add')
  const mayEdit = usePermission('system:menu:edit')
  const mayRemove = usePermission('system:menu:remove')
  const items: MenuEntry[] = [
    ...(mayAdd && menu.kind !== 'F'
      ? [{ id: 'add', icon: 'plus' as const, label: t('action.addBelow'), onSelect: () => tasks.addBelow(menu) }]
      : []),
    ...(mayEdit
      ? [
          { id: 'up', icon: 'arrow-up' as const, label: t('action.up'), onSelect: () => tasks.move(menu, -1) },
          { id: 'down', icon: 'arrow-down' as const, label: t('action.down'), onSelect: () => tasks.move(menu, 1) },
        ]
      : []),
    ...(mayRemove
      ? [
          'separator' as const,
          {
            id: 'delete',
            icon: 'trash' as const,
            tone: 'danger' as const,
            label: t('action.delete'),
            onSelect: () => tasks.remove(menu),
          },
        ]
      : []),
  ]
  return (
    <div className="flex items-center justify-end gap-1">
      {mayEdit && (
        <Button
          variant="ghost"
          size="small"
          iconOnly
          aria-label={t('action.edit', { name: title })}
          onClick={() => tasks.edit(menu)}
        >
          <Icon name="pencil" />
        </Button>
      )}
      {items.length > 0 && (
        <ActionMenu
          align="end"
          trigger={
            <Button variant="ghost" size="small" iconOnly aria-label={t('actions.of', { name: title })}>
              <Icon name="more" />
            </Button>
          }
          items={items}
        />
      )}
    </div>
  )
}
