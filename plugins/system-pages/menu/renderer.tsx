import { Icon, isIconName } from '#ds/icon'
import {
  definePageRenderer,
  Page,
  useAction,
  useData,
  useMenuChanged,
  useMenuTitle,
  usePermission,
  useT,
} from '#sdk/page'
import { deleteMenu, type Menu, menuList, updateMenu } from '#shared/contract/menu'
import { CreateButton } from '../../_families/records/list-buttons.tsx'
import { searchFilter, statusFilter } from '../../_families/records/list-filters.ts'
import { OrderCell } from '../../_families/records/order-cell.tsx'
import { RowActions } from '../../_families/records/row-actions.tsx'
import { useColumns } from '../../_families/records/use-columns.tsx'
import { useCreate } from '../../_families/records/use-create.ts'
import { useRecords } from '../../_families/records/use-records.ts'
import { TreeList } from '../../_families/trees/tree-list.tsx'
import { useForest } from '../../_families/trees/use-forest.ts'
import { usePlaceEntries } from '../../_families/trees/use-place-entries.ts'
import { useTreeRemoval } from '../../_families/trees/use-tree-removal.tsx'
import type page from './definition.ts'
import { changedByMenus, MenuDrawer } from './menu-drawer.tsx'

const filters = { title: searchFilter, status: statusFilter }

/** The menu of the console: directories, pages, and the buttons on them. */
export default definePageRenderer<typeof page>(function MenuPage() {
  const t = useT()
  const titleOf = useMenuTitle()
  const records = useRecords(filters)
  const menus = useData(menuList, { query: { title: '', ...records.filters } })
  const every = useData(menuList, { query: { title: '' } })
  const { forest, whole, nextSort, movedBy } = useForest(menus.data, every.data)
  const mayAdd = usePermission('system:menu:add')
  const mayEdit = usePermission('system:menu:edit')
  const menuChanged = useMenuChanged()
  const options = { changes: changedByMenus, onDone: () => void menuChanged() }
  const reorder = useAction(updateMenu, options)
  const { remove, dialog } = useTreeRemoval({
    endpoint: deleteMenu,
    changes: changedByMenus,
    permission: 'system:menu:remove',
    nameOf: ({ title }: Menu) => titleOf(title),
    onDone: () => void menuChanged(),
  })
  const entriesOf = usePlaceEntries()
  const move = async (menu: Menu, by: -1 | 1) => {
    for (const each of movedBy(menu, by)) await reorder.run({ body: each })
    records.mark(menu.id)
  }
  const create = useCreate('system:menu:add', records)
  const columns = useColumns<Menu>((column) => [
    column.name('title', {
      width: 300,
      minWidth: 170,
      value: (menu) => titleOf(menu.title),
      cell: (menu) => <MenuName menu={menu} />,
    }),
    column.other('kind', { width: 116, value: (menu) => t(`kind.${menu.kind}`) }),
    column.text('path', { width: 190 }),
    column.text('permission', { width: 190 }),
    column.text('component', { width: 180, hiddenAtFirst: true }),
    column.text('name', { width: 180, hiddenAtFirst: true }),
    column.number('sort', {
      ...(mayEdit && {
        cell: (menu) => (
          <OrderCell
            name={titleOf(menu.title)}
            value={menu.sort}
            save={async (sort) => (await reorder.run({ body: { ...menu, sort } })) !== undefined}
          />
        ),
      }),
    }),
    column.status('status'),
    column.actions((menu) => (
      <RowActions
        name={titleOf(menu.title)}
        onEdit={mayEdit ? () => records.open(menu.id) : undefined}
        onDelete={remove(menu)}
        more={entriesOf({
          addBelow: mayAdd && menu.kind !== 'F' ? () => records.change({ open: 'new', below: menu.id }) : undefined,
          move: mayEdit ? (by) => void move(menu, by) : undefined,
        })}
      />
    )),
  ])
  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={<CreateButton label={t('create')} onCreate={create} />}
    >
      <TreeList
        label={t('title')}
        setting="system-menus"
        records={records}
        list={menus}
        forest={forest}
        columns={columns}
        nameOf={(menu) => titleOf(menu.title)}
        onCreate={create}
      />
      {every.data && <MenuDrawer records={records} forest={whole} nextSort={nextSort} />}
      {dialog}
    </Page>
  )
})

function MenuName({ menu: { title, icon, kind, visible } }: { menu: Menu }) {
  const t = useT()
  const name = useMenuTitle()(title)
  return (
    <span className="flex min-w-0 items-center gap-2" title={name}>
      {isIconName(icon) && <Icon name={icon} className="text-muted" />}
      <span className={kind === 'F' ? 'truncate' : 'truncate font-medium'}>{name}</span>
      {!visible && kind !== 'F' && <Icon name="eye-off" size={16} label={t('hidden')} className="text-muted" />}
    </span>
  )
}
