import { useMemo } from 'react'
import { Badge } from '#ds/badge'
import { Button } from '#ds/button'
import type { DataColumn } from '#ds/data-table'
import { Icon } from '#ds/icon'
import { Menu, type MenuEntry } from '#ds/menu'
import { phone as phoneWidth, RelativeTime, useFormat, useMedia, usePermission, useT } from '#sdk/page'
import type { Dept } from '#shared/contract/dept'

/** What can be asked for in a row. */
export interface DeptTasks {
  readonly edit: (dept: Dept) => void
  readonly addBelow: (dept: Dept) => void
  readonly move: (dept: Dept, by: -1 | 1) => void
  readonly remove: (dept: Dept) => void
}

export function useDeptColumns(tasks: DeptTasks): DataColumn<Dept>[] {
  const t = useT()
  const { number } = useFormat()
  const isPhone = useMedia(phoneWidth)
  return useMemo(() => {
    const columns: DataColumn<Dept>[] = [
      {
        id: 'deptName',
        header: t('field.deptName'),
        width: isPhone ? 240 : 280,
        minWidth: 170,
        hideable: false,
        value: ({ deptName }) => deptName,
      },
      { id: 'leader', header: t('field.leader'), width: 130, value: ({ leader }) => leader },
      { id: 'phone', header: t('field.phone'), width: 150, value: ({ phone }) => phone },
      { id: 'email', header: t('field.email'), width: 200, hiddenAtFirst: true, value: ({ email }) => email },
      {
        id: 'sort',
        header: t('field.sort'),
        width: 104,
        align: 'end',
        value: ({ sort }) => sort,
        text: ({ sort }) => number(sort),
      },
      {
        id: 'status',
        header: t('field.status'),
        width: 96,
        value: ({ status }) => status,
        cell: ({ status }) => (
          <Badge plain dot tone={status === 'active' ? 'success' : 'neutral'}>
            {t(`status.${status}`)}
          </Badge>
        ),
      },
      {
        id: 'createTime',
        header: t('field.createTime'),
        width: 130,
        value: ({ createTime }) => createTime,
        cell: ({ createTime }) => <RelativeTime value={createTime} />,
      },
      {
        id: 'actions',
        header: t('actions'),
        width: 104,
        align: 'end',
        pin: 'end',
        hideable: false,
        value: () => null,
        cell: (dept) => <RowActions dept={dept} tasks={tasks} />,
      },
    ]
    // On a phone the rest stands in the form.
    return isPhone ? columns.filter(({ hideable }) => hideable === false) : columns
  }, [t, number, isPhone, tasks])
}

function RowActions({ dept, tasks }: { dept: Dept; tasks: DeptTasks }) {
  const t = useT()
  const mayAdd = usePermission('system:dept:add')
  const mayEdit = usePermission('system:dept:edit')
  const mayRemove = usePermission('system:dept:remove')
  const name = dept.deptName
  const items: MenuEntry[] = [
    ...(mayAdd
      ? [{ id: 'add', icon: 'plus' as const, label: t('action.addBelow'), onSelect: () => tasks.addBelow(dept) }]
      : []),
    ...(mayEdit
      ? [
          { id: 'up', icon: 'arrow-up' as const, label: t('action.up'), onSelect: () => tasks.move(dept, -1) },
          { id: 'down', icon: 'arrow-down' as const, label: t('action.down'), onSelect: () => tasks.move(dept, 1) },
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
            onSelect: () => tasks.remove(dept),
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
          aria-label={t('edit.title', { name })}
          onClick={() => tasks.edit(dept)}
        >
          <Icon name="pencil" />
        </Button>
      )}
      {items.length > 0 && (
        <Menu
          align="end"
          trigger={
            <Button variant="ghost" size="small" iconOnly aria-label={t('actions.of', { name })}>
              <Icon name="more" />
            </Button>
          }
          items={items}
        />
      )}
    </div>
  )
}
