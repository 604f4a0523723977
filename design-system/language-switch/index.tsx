import { RadioMenu } from '../_internal/radio-menu.tsx'
import type { Size } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'

export interface LanguageOption {
  /** Code of the product, for example `zh-cn`. */
  id: string
  /** The language's name in itself: 简体中文, Deutsch. */
  endonym: string
  /** BCP 47 tag, so that the name is read and drawn as its language: `zh-CN`. */
  lang: string
  /** What should be known before choosing it: that some pages are not translated. */
  note?: string | undefined
}

export interface LanguageSwitchProps {
  languages: readonly LanguageOption[]
  value: string
  onChange: (id: string) => void
  /** Accessible name of the button, with the current language: "Language: Deutsch". */
  label: string
  /** The current language stands beside the icon: on pages that strangers see. @default false */
  showName?: boolean | undefined
  size?: Size | undefined
}

/**
 * Chooses the language of the interface (APG menu button with menuitemradio), on Radix. Each language is named in
 * itself: who looks for theirs may not read the current one.
 *
 * Do: put it at the same place on every page, the sign-in included.
 * Don't: use flags. A language is not a country.
 * Keys: Enter, Space or arrow down opens; arrows walk, letters jump, Enter chooses, Escape closes and focus returns.
 */
export function LanguageSwitch(props: Controllable<LanguageSwitchProps>) {
  const {
    languages,
    value,
    onChange,
    label,
    showName = false,
    size,
  } = useControllable<LanguageSwitchProps>(props, props.languages[0]?.id ?? '')
  const current = languages.find((each) => each.id === value)
  return (
    <RadioMenu
      slot="language-switch-menu"
      options={languages.map(({ id, endonym, lang, note }) => ({ id, label: endonym, lang, note }))}
      value={value}
      onChange={onChange}
      trigger={
        <Button variant="ghost" size={size} iconOnly={!showName} aria-label={label} title={label}>
          <Icon name="languages" size={20} />
          {showName && <span lang={current?.lang}>{current?.endonym}</span>}
        </Button>
      }
    />
  )
}
