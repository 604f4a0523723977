import { everyPermission } from '#shared/permissions'

/** Who calls, as the server knows it. Roles and permissions are never taken from the request. */
export interface CurrentUser {
  readonly id: string
  readonly userName: string
  readonly nickName: string
  readonly avatar: string
  /** Keys of the active roles; `['ROLE_DEFAULT']` when they give no permission (spec 6). */
  readonly roles: readonly string[]
  /** `['*:*:*']` for administrators. */
  readonly permissions: readonly string[]
  /** True when a role's data scope covers everybody's forms. */
  readonly seesAll: boolean
}

/** Who acts, and from where: for the audit log. */
export interface Actor {
  readonly user: CurrentUser
  readonly ip: string
}

export const isAdmin = (user: CurrentUser): boolean =>
  user.roles.includes('admin') || user.permissions.includes(everyPermission)

/** Whether one of the permissions an endpoint asks for is there. */
export const mayCall = (user: CurrentUser, { anyOf }: { anyOf: readonly string[] }): boolean =>
  anyOf.some((permission) => hasPermission(user, permission))

export const hasPermission = (user: CurrentUser, permission: string): boolean =>
  isAdmin(user) || user.permissions.includes(permission)
