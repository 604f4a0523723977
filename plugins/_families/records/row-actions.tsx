import type { ReactNode } from 'react'
import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { Menu, type MenuEntry } from '#ds/menu'
import { useFamilyT } from '#sdk/page'

/**
 * The buttons of one row: edit, what the page adds, and the rest in a menu. What may not be done is not given.
 * @param children links and buttons between edit and the menu
 */
export function RowActions({
  name,
  onEdit,
  onDelete,
  more = [],
  children,
}: {
  /** Of the record, for those who do not see the row. */
  name: string
  onEdit?: (() => void) | undefined
  onDelete?: (() => void) | undefined
  /** With at least one, deleting stands in the menu too. */
  more?: readonly MenuEntry[]
  children?: ReactNode
}) {
  const t = useFamilyT('records')
  const entries: MenuEntry[] = [
    ...more,
    ...(onDelete && more.length > 0
      ? [
          'separator' as const,
          { id: 'delete', icon: 'trash' as const, tone: 'danger' as const, label: t('delete'), onSelect: onDelete },
        ]
      : []),
  ]
  const button = { variant: 'ghost', size: 'small', iconOnly: true } as const
  return (
    <div className="flex items-center justify-end gap-1">
      {onEdit && (
        <Button {...button} data-action="edit" aria-label={t('edit.of', { name })} onClick={onEdit}>
          <Icon name="pencil" />
        </Button>
      )}
      {children}
      {entries.length > 0 && (
        <Menu
          align="end"
          items={entries}
          trigger={
            <Button {...button} aria-label={t('more.of', { name })}>
              <Icon name="more" />
            </Button>
          }
        />
      )}
      {onDelete && more.length === 0 && (
        <Button {...button} aria-label={t('delete.of', { name })} onClick={onDelete}>
          <Icon name="trash" />
        </Button>
      )}
    </div>
  )
}
