import type { z } from 'zod'
import { type createUser, sexSchema, type UserRow } from '#shared/contract/user'

/** What a person types and chooses about a user. */
export interface UserValues {
  readonly userName: string
  readonly nickName: string
  /** Of a new user; '' lets the server make one up. */
  readonly password: string
  /** '' for none. */
  readonly deptId: string
  readonly roleIds: string[]
  readonly postIds: string[]
  readonly status: UserRow['status']
  readonly phone: string
  readonly email: string
  /** A value of the dictionary sys_user_sex. */
  readonly sex: string
  readonly remark: string
}

export const newUser = (deptId: string): UserValues => ({
  userName: '',
  nickName: '',
  password: '',
  deptId,
  roleIds: [],
  postIds: [],
  status: 'active',
  phone: '',
  email: '',
  sex: '2',
  remark: '',
})

export const valuesOf = ({
  userName,
  nickName,
  deptId,
  roles,
  posts,
  status,
  phone,
  email,
  sex,
  remark,
}: UserRow): UserValues => ({
  userName,
  nickName,
  password: '',
  deptId: deptId ?? '',
  roleIds: roles.map(({ id }) => id),
  postIds: posts.map(({ id }) => id),
  status,
  phone,
  email,
  sex,
  remark,
})

/** What is sent. Name and password count for a new user only: the server takes neither of a change. */
export const bodyOf = ({
  password,
  deptId,
  sex,
  phone,
  email,
  ...values
}: UserValues): z.infer<NonNullable<typeof createUser.body>> => ({
  ...values,
  ...(password !== '' && { password }),
  deptId: deptId === '' ? null : deptId,
  phone: phone.trim(),
  email: email.trim(),
  // An entry somebody added to the dictionary is none the server stores.
  sex: sexSchema.catch('2').parse(sex),
})
