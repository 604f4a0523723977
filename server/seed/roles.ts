import type { DataScope } from '#shared/contract/role'
import { namesOf, seedMenus } from './menus.ts'

export interface SeedRole {
  readonly key: string
  readonly name: string
  readonly dataScope: DataScope
  /** Names of the menus it opens. A parent is opened along with its child. */
  readonly menus: readonly string[]
}

/** Everything about forms but what all of them share. */
const forms = namesOf(seedMenus.filter((menu) => menu.name === 'project')).filter(
  (name) => name !== 'project-themes' && !name.startsWith('project:theme:'),
)

export const seedRoles: readonly SeedRole[] = [
  // Passes every check by its key (spec 6); the menus are listed so that the role screen shows them.
  { key: 'admin', name: '管理员', dataScope: 'all', menus: namesOf(seedMenus) },
  {
    key: 'creator',
    name: '表单创建者',
    dataScope: 'self',
    menus: ['index', 'message-mine', 'user-profile', ...forms],
  },
  {
    key: 'viewer',
    name: '数据查看者',
    // Reads what others collect; it has no permission that changes anything.
    dataScope: 'all',
    menus: [
      'index',
      'message-mine',
      'user-profile',
      'project-list',
      'project-form',
      'project:data:list',
      'project:data:export',
      'project:report:view',
    ],
  },
]

/** Only where demo data is loaded. */
export const demoRoles: readonly SeedRole[] = [
  {
    key: 'dept_manager',
    name: '部门主管',
    dataScope: 'department_tree',
    menus: [
      'index',
      'message-mine',
      'user-profile',
      ...forms,
      'system-user',
      'auth-role',
      'system:user:add',
      'system:user:edit',
      'system:user:resetPwd',
      'system:user:export',
      'system-dept',
      'system:dept:query',
      'dept-post',
    ],
  },
]
