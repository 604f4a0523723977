import { useMemo, useState } from 'react'
import { z } from 'zod'
import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { SearchInput } from '#ds/search-input'
import { SegmentedControl } from '#ds/segmented-control'
import {
  Allow,
  definePageRenderer,
  Page,
  useAction,
  useData,
  useMenuChanged,
  useMenuTitle,
  useSearchState,
  useT,
} from '#sdk/page'
import { deleteMenu, type Menu, menuList, menuTree, updateMenu } from '#shared/contract/menu'
import { DeleteDialog } from '../../_families/records/delete-dialog.tsx'
import { forestOf, moved } from '../../_families/trees/forest.ts'
import { TreeList } from '../../_families/trees/tree-list.tsx'
import type page from './definition.ts'
import { useMenuColumns } from './menu-columns.tsx'
import { EditMenuDrawer, NewMenuDrawer } from './menu-drawer.tsx'

const searchSchema = z.object({
  title: z.string().max(100).catch(''),
  status: z.enum(['', 'active', 'disabled']).catch(''),
  // The open drawer: of a menu, or of a new one below another.
  open: z
    .string()
    .regex(/^(new|\d{0,18})$/)
    .catch(''),
  below: z
    .string()
    .regex(/^\d{0,18}$/)
    .catch(''),
})

/** The menu of the console: directories, pages, and the buttons on them. */
export default definePageRenderer<typeof page>(function MenuPage() {
  const t = useT()
  const titleOf = useMenuTitle()
  const [search, setSearch] = useSearchState(searchSchema)
  const { title, status } = search
  const menus = useData(menuList, { query: { title: title.trim(), ...(status !== '' && { status }) } })
  const everyMenu = useData(menuList, { query: { title: '' } })
  const forest = useMemo(() => forestOf(menus.data ?? []), [menus.data])
  // Parents and neighbours are looked for among all, whatever the list is narrowed to.
  const whole = useMemo(() => forestOf(everyMenu.data ?? []), [everyMenu.data])
  const [removing, setRemoving] = useState<Menu | null>(null)
  const changed = useMenuChanged()
  const reorder = useAction(updateMenu, { changes: [menuList, menuTree], onDone: () => void changed() })
  // Why a menu cannot go, the server knows: built in, in use, not empty.
  const remove = useAction(deleteMenu, {
    changes: [menuList, menuTree],
    done: t('done.deleted'),
    onDone: () => void changed(),
  })

  const close = () => setSearch({ open: '', below: '' })

  const columns = useMenuColumns({
    edit: ({ id }) => setSearch({ open: id }),
    addBelow: ({ id }) => setSearch({ open: 'new', below: id }),
    remove: setRemoving,
    move: async (menu, by) => {
      const now = whole.byId.get(menu.id)
      for (const each of now ? moved(whole.siblingsOf(now), now.id, by) : []) await reorder.run({ body: each })
    },
  })

  return (
    <Page
      title={t('title')}
      description={t('description')}
      actions={
        <Allow permission="system:menu:add">
          <Button
            variant="primary"
            iconStart={<Icon name="plus" />}
            onClick={() => setSearch({ open: 'new', below: '' })}
          >
            {t('create')}
          </Button>
        </Allow>
      }
    >
      <TreeList
        label={t('title')}
        setting="system-menus"
        list={menus}
        forest={forest}
        columns={columns}
        nameOf={(menu) => titleOf(menu.title)}
        narrowedBy={[title.trim(), status].filter((part) => part !== '').join(' ')}
        onClear={() => setSearch({ title: '', status: '' })}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        filters={
          <>
            <SearchInput
              value={title}
              onChange={(next) => setSearch({ title: next }, { replace: true })}
              label={t('filter.title')}
              placeholder={t('filter.title')}
              clearLabel={t('filter.clear')}
              className="w-full sm:w-72"
            />
            <SegmentedControl
              label={t('field.status')}
              // On the desk the control's own ground would not be seen.
              className="bg-hairline"
              value={status}
              onChange={(next) => setSearch({ status: next })}
              options={[
                { id: '', label: t('filter.any') },
                { id: 'active', label: t('status.active') },
                { id: 'disabled', label: t('status.disabled') },
              ]}
            />
          </>
        }
      />
      {search.open === 'new' && everyMenu.data && (
        <NewMenuDrawer key={search.below} forest={whole} parent={whole.byId.get(search.below)} onClose={close} />
      )}
      {search.open !== '' && search.open !== 'new' && (
        <EditMenuDrawer key={search.open} forest={whole} id={search.open} onClose={close} />
      )}
      <DeleteDialog
        names={removing ? [titleOf(removing.title)] : []}
        loss={t('delete.loss')}
        isBusy={remove.isBusy}
        onConfirm={() => removing && void remove.run({ params: { id: removing.id } }).then(() => setRemoving(null))}
        onClose={() => setRemoving(null)}
      />
    </Page>
  )
})
