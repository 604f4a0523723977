import type { FormSetting } from '#shared/contract/form-setting'

/** A change to some part of the settings. */
export type Change = <Part extends keyof FormSetting>(part: Part, fields: Partial<FormSetting[Part]>) => void

export interface SectionProps {
  readonly setting: FormSetting
  readonly change: Change
  /** A new one; '' where there is none. */
  readonly password: string
  /** @param isTyped whether its author is done with it */
  readonly onPassword: (password: string, isTyped: boolean) => void
  readonly hasPassword: boolean
  /** Text key of what is wrong with a field, by its place in the document. */
  readonly problemOf: (field: string) => string | undefined
  /** In which the author's words are edited. */
  readonly language: string
  /** Of the installation. */
  readonly timeZone: string
  /** Whether an administrator has set up mail. */
  readonly canMail: boolean
}
