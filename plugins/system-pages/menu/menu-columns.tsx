import { useMemo } from 'react'
import { Badge } from '#ds/badge'
import type { DataColumn } from '#ds/data-table'
import { Icon, isIconName } from '#ds/icon'
import { phone, useFormat, useMedia, useMenuTitle, useT } from '#sdk/page'
import type { Menu } from '#shared/contract/menu'
import { MenuRowActions, type MenuTasks } from './menu-row-actions.tsx'

/** @param tasks what the page does when somebody asks for it in a row; must be stable */
export function useMenuColumns(tasks: MenuTasks): DataColumn<Menu>[] {
  const t = useT()
  const titleOf = useMenuTitle()
  const { number } = useFormat()
  const isPhone = useMedia(phone)
  return useMemo(() => {
    const columns: DataColumn<Menu>[] = [
      {
        id: 'title',
        header: t('field.title'),
        width: isPhone ? 240 : 300,
        minWidth: 170,
        hideable: false,
        value: (menu) => titleOf(menu.title),
        cell: (menu) => <MenuName menu={menu} title={titleOf(menu.title)} />,
      },
      {
        id: 'kind',
        header: t('field.kind'),
        width: 116,
        value: (menu) => t(`kind.${menu.kind}`),
      },
      { id: 'path', header: t('field.path'), width: 190, value: (menu) => menu.path },
      { id: 'permission', header: t('field.permission'), width: 190, value: (menu) => menu.permission },
      {
        id: 'component',
        header: t('field.component'),
        width: 180,
        hiddenAtFirst: true,
        value: (menu) => menu.component,
      },
      { id: 'name', header: t('field.name'), width: 180, hiddenAtFirst: true, value: (menu) => menu.name },
      {
        id: 'sort',
        header: t('field.sort'),
        width: 104,
        align: 'end',
        value: (menu) => menu.sort,
        text: (menu) => number(menu.sort),
      },
      {
        id: 'status',
        header: t('field.status'),
        width: 96,
        value: (menu) => menu.status,
        cell: (menu) => (
          <Badge plain dot tone={menu.status === 'active' ? 'success' : 'neutral'}>
            {t(`status.${menu.status}`)}
          </Badge>
        ),
      },
      {
        id: 'actions',
        header: t('actions'),
        width: 104,
        align: 'end',
        pin: 'end',
        hideable: false,
        value: () => null,
        cell: (menu) => <MenuRowActions menu={menu} title={titleOf(menu.title)} tasks={tasks} />,
      },
    ]
    // On a phone the rest stands in the form.
    return isPhone ? columns.filter(({ hideable }) => hideable === false) : columns
  }, [t, titleOf, number, isPhone, tasks])
}

function MenuName({ menu, title }: { menu: Menu; title: string }) {
  const t = useT()
  return (
    <span className="flex min-w-0 items-center gap-2" title={title}>
      {isIconName(menu.icon) && <Icon name={menu.icon} className="text-muted" />}
      <span className={menu.kind === 'F' ? 'truncate' : 'truncate font-medium'}>{title}</span>
      {!menu.visible && menu.kind !== 'F' && (
        <Icon name="eye-off" size={16} label={t('hidden')} className="text-muted" />
      )}
    </span>
  )
}
