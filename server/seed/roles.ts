import type { DataScope } from '#shared/contract/role'

/** What it opens, entries of the menu say themselves: `roles` in the modules' `menus`. */
export interface SeedRole {
  /** Its name is the text `builtin.role.<key>` of the server. */
  readonly key: string
  readonly dataScope: DataScope
}

export const seedRoles = [
  // Passes every check by its key (spec 6); it opens all menus so that the role screen shows them.
  { key: 'admin', dataScope: 'all' },
  { key: 'creator', dataScope: 'self' },
  // Reads what others collect; it has no permission that changes anything.
  { key: 'viewer', dataScope: 'all' },
] as const satisfies readonly SeedRole[]

/** Only where demo data is loaded. */
export const demoRoles = [{ key: 'dept_manager', dataScope: 'department_tree' }] as const satisfies readonly SeedRole[]
