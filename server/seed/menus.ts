import type { Permission } from '#shared/permissions'
import { upcomingMenus } from './upcoming-menus.ts'

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
        name: 'project-templates',
        kind: 'C',
        title: 'menu.project.templates',
        path: '/project/templates',
        component: 'project/templates',
        icon: 'grid',
        permission: 'project:template:list',
        children: [button('project:template:add'), button('project:template:edit'), button('project:template:remove')],
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
  // Open to everybody signed in, whatever their roles (auth/account-repository.ts).
  {
    name: 'message-mine',
    kind: 'C',
    title: 'menu.message.mine',
    path: '/message/mine',
    component: 'message/mine',
    icon: 'bell',
  },
  {
    name: 'system',
    kind: 'M',
    title: 'menu.system.title',
    path: '/system',
    component: 'Layout',
    redirect: '/system/user',
    icon: 'settings',
    children: [
      {
        name: 'system-user',
        kind: 'C',
        title: 'menu.system.user',
        path: '/system/user',
        component: 'system/user',
        icon: 'user',
        permission: 'system:user:list',
        children: [
          button('system:user:add'),
          button('system:user:edit'),
          button('system:user:remove'),
          button('system:user:export'),
          button('system:user:import'),
          button('system:user:resetPwd'),
        ],
      },
      {
        name: 'system-registration',
        kind: 'C',
        title: 'menu.system.registration',
        path: '/system/registration',
        component: 'system/registration',
        icon: 'check-square',
        permission: 'system:registration:list',
        children: [button('system:registration:edit')],
      },
      {
        name: 'system-role',
        kind: 'C',
        title: 'menu.system.role',
        path: '/system/role',
        component: 'system/role',
        icon: 'users',
        permission: 'system:role:list',
        children: [
          button('system:role:query'),
          button('system:role:add'),
          button('system:role:edit'),
          button('system:role:remove'),
        ],
      },
      {
        name: 'system-menu',
        kind: 'C',
        title: 'menu.system.menu',
        path: '/system/menu',
        component: 'system/menu',
        icon: 'menu',
        permission: 'system:menu:list',
        children: [
          button('system:menu:query'),
          button('system:menu:add'),
          button('system:menu:edit'),
          button('system:menu:remove'),
        ],
      },
      {
        name: 'system-dept',
        kind: 'C',
        title: 'menu.system.dept',
        path: '/system/dept',
        component: 'system/dept',
        icon: 'layers',
        permission: 'system:dept:list',
        children: [
          button('system:dept:query'),
          button('system:dept:add'),
          button('system:dept:edit'),
          button('system:dept:remove'),
        ],
      },
      {
        name: 'system-post',
        kind: 'C',
        title: 'menu.system.post',
        path: '/system/post',
        component: 'system/post',
        icon: 'star',
        permission: 'system:post:list',
        children: [
          button('system:post:query'),
          button('system:post:add'),
          button('system:post:edit'),
          button('system:post:remove'),
          button('system:post:export'),
        ],
      },
      {
        name: 'system-dict',
        kind: 'C',
        title: 'menu.system.dict',
        path: '/system/dict',
        component: 'system/dict',
        icon: 'list',
        permission: 'system:dict:list',
        children: [
          button('system:dict:add'),
          button('system:dict:edit'),
          button('system:dict:remove'),
          button('system:dict:export'),
        ],
      },
      {
        name: 'system-announcement',
        kind: 'C',
        title: 'menu.system.announcement',
        path: '/system/announcement',
        component: 'system/announcement',
        icon: 'pin',
        permission: 'system:announcement:list',
        children: [
          button('system:announcement:query'),
          button('system:announcement:add'),
          button('system:announcement:edit'),
          button('system:announcement:remove'),
          button('system:announcement:publish'),
        ],
      },
      {
        name: 'system-config',
        kind: 'C',
        title: 'menu.system.config',
        path: '/system/config',
        component: 'system/config',
        icon: 'settings',
        permission: 'system:config:list',
        children: [
          button('system:config:query'),
          button('system:config:add'),
          button('system:config:edit'),
          button('system:config:remove'),
          button('system:config:export'),
          button('system:env:query'),
          button('system:env:edit'),
          button('system:license:edit'),
        ],
      },
      {
        name: 'monitor-online',
        kind: 'C',
        title: 'menu.system.online',
        path: '/monitor/online',
        component: 'monitor/online',
        icon: 'monitor',
        permission: 'monitor:online:list',
        children: [button('monitor:online:forceLogout')],
      },
      {
        name: 'system-log',
        kind: 'C',
        title: 'menu.system.log',
        path: '/system/log',
        component: 'system/log',
        icon: 'list',
        permission: 'monitor:operlog:list',
        children: [button('monitor:operlog:export'), button('monitor:operlog:check')],
      },
      // Roles of one person, posts of a department, and items of one dictionary: reached from their lists only.
      {
        name: 'auth-role',
        kind: 'C',
        title: 'menu.system.authRole',
        path: '/auth/role/:userId',
        component: 'system/user/authRole',
        icon: 'user',
        permission: 'system:user:query',
        hidden: true,
      },
      {
        name: 'dept-post',
        kind: 'C',
        title: 'menu.system.deptPost',
        path: '/dept/post',
        component: 'dept/post',
        icon: 'star',
        permission: 'system:user:list',
        hidden: true,
      },
      {
        name: 'dict-data',
        kind: 'C',
        title: 'menu.system.dictData',
        path: '/dict/type/data/:dictId',
        component: 'system/dict/data',
        icon: 'list',
        permission: 'system:dict:query',
        hidden: true,
      },
    ],
  },
  {
    name: 'tool',
    kind: 'M',
    title: 'menu.tool.title',
    path: '/tool',
    component: 'Layout',
    redirect: '/tool/swagger',
    icon: 'hash',
    children: [
      {
        name: 'tool-swagger',
        kind: 'C',
        title: 'menu.tool.swagger',
        path: '/tool/swagger',
        component: 'tool/swagger',
        icon: 'list',
        permission: 'tool:swagger:list',
      },
    ],
  },
  // From the user's menu; open to everybody signed in, whatever their roles (auth/account-repository.ts).
  {
    name: 'user-profile',
    kind: 'C',
    title: 'profile',
    path: '/user/profile',
    component: 'user/profile',
    icon: 'user',
    hidden: true,
  },
  ...upcomingMenus,
]

/** Names of these menus and everything below them. */
export const namesOf = (menus: readonly SeedMenu[]): string[] =>
  menus.flatMap((menu) => [menu.name, ...namesOf(menu.children ?? [])])
