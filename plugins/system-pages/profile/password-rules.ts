import { passwordSchema } from '#shared/contract/user'

export interface PasswordValues {
  readonly oldPassword: string
  readonly newPassword: string
  readonly confirm: string
}

/** What is wrong before the server is asked. */
export const passwordRules = (
  { oldPassword, newPassword, confirm }: PasswordValues,
  text: (problem: 'oldPassword' | 'newPassword' | 'samePassword' | 'confirm') => string,
): Partial<Record<keyof PasswordValues, string>> => ({
  ...(oldPassword === '' && { oldPassword: text('oldPassword') }),
  ...(!passwordSchema.safeParse(newPassword).success
    ? { newPassword: text('newPassword') }
    : newPassword === oldPassword && { newPassword: text('samePassword') }),
  ...(confirm !== newPassword && { confirm: text('confirm') }),
})
