import type { UserInfo } from '#shared/contract/auth'

/** The spec's wildcard: everything is allowed. */
const everything = '*:*:*'
/** Who has no permissions has this role, whatever the response says (spec 4, 6). */
const defaultRole = 'ROLE_DEFAULT'

export const rolesOf = (info: UserInfo): readonly string[] => (info.permissions.length > 0 ? info.roles : [defaultRole])

/** True with the wildcard or any of the labels. No user, no permission. */
export const hasPermission = (info: UserInfo | undefined, labels: string | readonly string[]): boolean => {
  // The spec's own sentences (section 5), for the programmer who wrote the element: no translation.
  const wanted = listOf(labels, '请设置操作权限标签值')
  if (!info) return false
  return info.permissions.some((label) => label === everything || wanted.includes(label))
}

/** True for the role admin or any of the labels. */
export const hasRole = (info: UserInfo | undefined, labels: string | readonly string[]): boolean => {
  const wanted = listOf(labels, '请设置角色权限标签值')
  if (!info) return false
  return rolesOf(info).some((role) => role === 'admin' || wanted.includes(role))
}

const listOf = (labels: string | readonly string[], complaint: string): readonly string[] => {
  const list = typeof labels === 'string' ? [labels] : labels
  if (list.length === 0 || list.includes('')) throw new Error(complaint)
  return list
}
