import { Select } from '#ds/select'
import type { Translate } from './translator.ts'

/** Languages the form is offered in, each by its own name; answers stay when it changes. */
export const LanguageSwitcher = ({
  languages,
  language,
  translate,
  onChange,
}: {
  languages: readonly string[]
  language: string
  translate: Translate
  onChange: (language: string) => void
}) => (
  <Select
    className="w-auto! shrink-0 print:hidden"
    label={translate('fill', 'language.label')}
    options={languages.map((code) => ({ id: code, label: nameOf(code) }))}
    value={language}
    onChange={(chosen) => chosen !== undefined && onChange(chosen)}
  />
)

/** The language's name in that language. Chinese is told apart by script: readers know 简体 and 繁體, not regions. */
const nameOf = (code: string): string => {
  const tag = code === 'zh-cn' ? 'zh-Hans' : code === 'zh-tw' ? 'zh-Hant' : code
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? code
}
