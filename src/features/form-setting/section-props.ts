import type { SettingFields } from './use-setting-form.ts'

export interface SectionProps extends SettingFields {
  /** In which the author's words are edited. */
  readonly language: string
  /** Of the installation. */
  readonly timeZone: string
}
