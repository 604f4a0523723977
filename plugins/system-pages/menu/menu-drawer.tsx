import { useMenuChanged, useMenuTitle, useT } from '#sdk/page'
import { createMenu, getMenu, type Menu, menuList, menuTree, updateMenu } from '#shared/contract/menu'
import { ListedDrawer } from '../../_families/record-form/listed-drawer.tsx'
import type { Records } from '../../_families/records/use-records.ts'
import type { Forest } from '../../_families/trees/forest.ts'
import { MenuForm } from './menu-form.tsx'
import { fieldsOf, type MenuValues, newMenu, problemsOf, valuesOf } from './menu-values.ts'

/** Endpoints that tell of menus. */
export const changedByMenus = [menuList, menuTree, getMenu]
const calls = { get: getMenu, create: createMenu, update: updateMenu, changes: changedByMenus }

/** The menu that is open beside the list; a new one may begin below another. */
export function MenuDrawer({
  records,
  forest,
  nextSort,
}: {
  records: Records
  forest: Forest<Menu>
  nextSort: (parent: Menu | undefined) => number
}) {
  const t = useT()
  const titleOf = useMenuTitle()
  const menuChanged = useMenuChanged()
  const parent = forest.byId.get(records.search.below)
  const rules = (values: MenuValues) =>
    Object.fromEntries(Object.entries(problemsOf(values)).map(([field, problem]) => [field, problem && t(problem)]))
  return (
    <ListedDrawer
      records={records}
      rows={[...forest.byId.values()]}
      calls={calls}
      shape={{ blank: newMenu(parent, nextSort(parent)), valuesOf, bodyOf: fieldsOf }}
      create={t('create')}
      nameOf={({ title }: Menu) => titleOf(title)}
      rules={rules}
      forbiddenField="permission"
      textOf={(name, { kind, parentId }) => {
        if (name === 'kind') return t(`kind.${kind}`)
        const above = name === 'parentId' && parentId !== null ? forest.byId.get(parentId) : undefined
        return above && titleOf(above.title)
      }}
      onSaved={() => void menuChanged()}
    >
      {(form, menu) => <MenuForm form={form} forest={forest} id={menu?.id} />}
    </ListedDrawer>
  )
}
