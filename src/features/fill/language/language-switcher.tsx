import { Select } from '#ds/select'
import { languageName } from '#shared/language-name'
import type { Translate } from './translator.ts'

/** Languages the form is offered in, each by its own name; answers stay when it changes. */
export const LanguageSwitcher = ({
  languages,
  language,
  name,
  translate,
  onChange,
}: {
  languages: readonly string[]
  language: string
  /** Of the control, where it is posted. */
  name?: string | undefined
  translate: Translate
  onChange: (language: string) => void
}) => (
  <Select
    // Words at the edge: it is there for those who look for it, and in nobody's way. As wide as the language it is in: to
    // measure the others, a browser loads a font for each script before it paints anything.
    className="-me-3 w-auto! shrink-0 border-transparent! bg-transparent! print:hidden [&_select]:field-sizing-content"
    name={name}
    label={translate('fill', 'language.label')}
    options={languages.map((code) => ({ id: code, label: languageName(code) }))}
    value={language}
    onChange={(chosen) => chosen !== undefined && onChange(chosen)}
  />
)
