import type { Permission } from '#shared/permissions'

/** A menu as the first start creates it. Titles are keys of the console's `shell` texts. */
export interface SeedMenu {
  /** Unique and lasting: the seed recognises a menu by it. */
  readonly name: string
  readonly kind: 'M' | 'C' | 'F'
  readonly title: string
  readonly path?: string
  readonly component?: string
  readonly redirect?: string
  readonly icon?: string
  readonly permission?: Permission
  readonly hidden?: boolean
  readonly children?: readonly SeedMenu[]
}

const button = (permission: Permission): SeedMenu => ({
  name: permission,
  kind: 'F',
  title: `permission.${permission.replaceAll(':', '.')}`,
  permission,
})

export const seedMenus: readonly SeedMenu[] = [
  { name: 'index', kind: 'C', title: 'menu.index', path: '/index', component: 'index', icon: 'home' },
  {
    name: 'project',
    kind: 'M',
    title: 'menu.project.title',
    path: '/project',
    component: 'Layout',
    redirect: '/project/list',
    icon: 'folder',
    children: [
      {
        name: 'project-list',
        kind: 'C',
        title: 'menu.project.list',
        path: '/project/list',
        component: 'project/form/list',
        icon: 'file',
        permission: 'project:form:list',
        children: [button('project:form:add'), button('project:form:remove')],
      },
      {
        name: 'project-recycle',
        kind: 'C',
        title: 'menu.project.recycle',
        path: '/project/recycle',
        component: 'project/recycle',
        icon: 'trash',
        permission: 'project:recycle:list',
        children: [button('project:recycle:restore'), button('project:recycle:remove')],
      },
      {
        name: 'project-form',
        kind: 'C',
        title: 'menu.project.form',
        path: '/project/form',
        component: 'project/form',
        redirect: '/project/form/editor',
        icon: 'file',
        permission: 'project:form:query',
        hidden: true,
        children: [
          button('project:form:edit'),
          button('project:form:publish'),
          button('project:data:list'),
          button('project:data:edit'),
          button('project:data:remove'),
          button('project:data:export'),
          button('project:report:view'),
          button('common:file:upload'),
        ],
      },
    ],
  },
]

/** Names of these menus and everything below them. */
export const namesOf = (menus: readonly SeedMenu[]): string[] =>
  menus.flatMap((menu) => [menu.name, ...namesOf(menu.children ?? [])])
