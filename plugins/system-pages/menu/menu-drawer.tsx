import { useState } from 'react'
import { Drawer } from '#ds/drawer'
import { ErrorState, LoadingState, useAction, useData, useMenuChanged, useMenuTitle, useT } from '#sdk/page'
import { createMenu, getMenu, type Menu, menuList, menuTree, updateMenu } from '#shared/contract/menu'
import { RecordFormDrawer } from '../../_families/record-form/record-form-drawer.tsx'
import { useOpenedRecord } from '../../_families/record-form/use-opened-record.tsx'
import { useRecordForm } from '../../_families/record-form/use-record-form.tsx'
import type { Forest } from '../../_families/trees/forest.ts'
import { MenuForm } from './menu-form.tsx'
import { fieldsOf, type MenuValues, newMenu, problemsOf, valuesOf } from './menu-values.ts'

const changes = [menuList, menuTree, getMenu]

/** A new menu, at the top or below another one. */
export function NewMenuDrawer({
  forest,
  parent,
  onClose,
}: {
  forest: Forest<Menu>
  parent: Menu | undefined
  onClose: () => void
}) {
  const t = useT()
  const changed = useMenuChanged()
  const create = useAction(createMenu, { changes, quiet: true, done: t('done.created'), onDone: () => void changed() })
  const siblings = parent ? forest.childrenOf(parent) : forest.roots
  const form = useMenuForm(newMenu(parent, Math.max(0, ...siblings.map(({ sort }) => sort)) + 10), create.error)
  return (
    <RecordFormDrawer
      title={t('create')}
      form={form}
      isBusy={create.isBusy}
      onClose={onClose}
      onSave={async () => (await create.run({ body: fieldsOf(form.values) })) !== undefined}
    >
      <MenuForm form={form} forest={forest} id={null} />
    </RecordFormDrawer>
  )
}

/** A menu to change, as it is on the server now. */
export function EditMenuDrawer({ forest, id, onClose }: { forest: Forest<Menu>; id: string; onClose: () => void }) {
  const t = useT()
  const [known] = useState(() => forest.byId.get(id))
  const menu = useData(getMenu, { params: { id } }, { enabled: known === undefined })
  const { record, reload } = useOpenedRecord(menu, known)
  if (record) return <EditMenu key={record.version} menu={record} forest={forest} onClose={onClose} onReload={reload} />
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={t('edit')} closeLabel={t('close')}>
      {menu.isError ? <ErrorState error={menu.error} onRetry={() => void menu.refetch()} /> : <LoadingState />}
    </Drawer>
  )
}

function EditMenu({
  menu,
  forest,
  onClose,
  onReload,
}: {
  menu: Menu
  forest: Forest<Menu>
  onClose: () => void
  onReload: () => void
}) {
  const t = useT()
  const titleOf = useMenuTitle()
  const changed = useMenuChanged()
  const save = useAction(updateMenu, { changes, quiet: true, done: t('done.saved'), onDone: () => void changed() })
  const form = useMenuForm(valuesOf(menu), save.error)
  return (
    <RecordFormDrawer
      title={t('edit.title', { name: titleOf(menu.title) })}
      form={form}
      isBusy={save.isBusy}
      onClose={onClose}
      onReload={onReload}
      onSave={async () => {
        const { id, version } = menu
        return (await save.run({ body: { ...fieldsOf(form.values), id, version } })) !== undefined
      }}
    >
      <MenuForm form={form} forest={forest} id={menu.id} />
    </RecordFormDrawer>
  )
}

const useMenuForm = (initial: MenuValues, failure: unknown) => {
  const t = useT()
  return useRecordForm({
    initial,
    failure,
    forbiddenField: 'permission',
    rules: (values) =>
      Object.fromEntries(Object.entries(problemsOf(values)).map(([field, problem]) => [field, problem && t(problem)])),
  })
}
