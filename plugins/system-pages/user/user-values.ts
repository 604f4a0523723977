import type { z } from 'zod'
import { type createUser, sexSchema, type UserRow, type updateUser } from '#shared/contract/user'

/** What a person types and chooses about a user. */
export interface UserValues {
  readonly userName: string
  readonly nickName: string
  /** Of a new user; '' lets the server make one up. */
  readonly password: string
  /** '' for none. */
  readonly deptId: string
  readonly roleIds: string[]
  readonly status: UserRow['status']
  readonly phone: string
  readonly email: string
  /** A value of the dictionary sys_user_sex. */
  readonly sex: string
  readonly remark: string
}

export const valuesOf = (user: UserRow | undefined, deptId: string): UserValues => ({
  userName: user?.userName ?? '',
  nickName: user?.nickName ?? '',
  password: '',
  deptId: (user ? user.deptId : deptId) ?? '',
  roleIds: user?.roles.map(({ id }) => id) ?? [],
  status: user?.status ?? 'active',
  phone: user?.phone ?? '',
  email: user?.email ?? '',
  sex: user?.sex ?? '2',
  remark: user?.remark ?? '',
})

export const createBody = (values: UserValues): z.infer<NonNullable<typeof createUser.body>> => ({
  ...shared(values),
  userName: values.userName.trim(),
  ...(values.password !== '' && { password: values.password }),
})

export const updateBody = (
  { id, version }: UserRow,
  values: UserValues,
): z.infer<NonNullable<typeof updateUser.body>> => ({ ...shared(values), id, version })

const shared = ({ nickName, deptId, email, phone, sex, status, remark, roleIds }: UserValues) => ({
  nickName: nickName.trim(),
  deptId: deptId === '' ? null : deptId,
  email: email.trim(),
  phone: phone.trim(),
  // An entry somebody added to the dictionary is none the server stores.
  sex: sexSchema.catch('2').parse(sex),
  status,
  remark: remark.trim(),
  roleIds,
})
