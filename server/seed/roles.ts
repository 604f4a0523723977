import type { DataScope } from '#shared/contract/role'

/** What it opens, entries of the menu say themselves: `roles` in the modules' `menus`. */
export interface SeedRole {
  readonly key: string
  readonly name: string
  readonly dataScope: DataScope
}

export const seedRoles: readonly SeedRole[] = [
  // Passes every check by its key (spec 6); it opens all menus so that the role screen shows them.
  { key: 'admin', name: '管理员', dataScope: 'all' },
  { key: 'creator', name: '表单创建者', dataScope: 'self' },
  // Reads what others collect; it has no permission that changes anything.
  { key: 'viewer', name: '数据查看者', dataScope: 'all' },
]

/** Only where demo data is loaded. */
export const demoRoles: readonly SeedRole[] = [{ key: 'dept_manager', name: '部门主管', dataScope: 'department_tree' }]
