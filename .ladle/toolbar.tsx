import { Icon, type IconName } from '#ds/icon'
import { Select } from '#ds/select'
import type { Size } from '#ds/size'
import { type Switches, useSwitches } from './switches.ts'

/** The bar above every story: theme, language, direction, size and width. */
export function Toolbar() {
  const [switches, turn] = useSwitches()
  const language = switches.pseudo === 'none' ? switches.lang : switches.pseudo
  return (
    <div
      data-stories-toolbar
      dir="ltr"
      lang="en"
      className="top-0 z-shell grid grid-cols-2 items-center gap-x-4 gap-y-2 border-hairline border-b bg-paper px-4 py-2 md:sticky md:flex md:flex-wrap md:px-6"
    >
      <Choice icon="palette" label="Theme" options={looks} value={switches.look} onChange={(look) => turn({ look })} />
      <Choice
        icon="languages"
        label="Language"
        options={languages}
        value={language}
        onChange={(id) =>
          turn(id === 'long' || id === 'rtl' ? { lang: 'en', pseudo: id } : { lang: id, pseudo: 'none' })
        }
      />
      <Choice
        icon="align-left"
        label="Direction"
        options={directions}
        value={switches.dir}
        onChange={(dir) => turn({ dir })}
      />
      <Choice icon="rows" label="Size" options={sizes} value={switches.size} onChange={(size) => turn({ size })} />
      <Choice
        icon="monitor"
        label="Width"
        options={widths}
        value={String(switches.width)}
        onChange={(width) => turn({ width: Number(width) })}
      />
    </div>
  )
}

function Choice<Id extends string>({
  icon,
  label,
  options,
  value,
  onChange,
}: {
  icon: IconName
  label: string
  options: readonly (readonly [id: Id, label: string])[]
  value: Id
  onChange: (id: Id) => void
}) {
  return (
    <span className="flex min-w-0 items-center gap-2 text-muted">
      <Icon name={icon} />
      <Select
        size="mini"
        className="max-md:flex-1"
        label={label}
        options={options.map(([id, text]) => ({ id, label: text }))}
        value={value}
        onChange={(id) => {
          const chosen = options.find(([known]) => known === id)
          if (chosen) onChange(chosen[0])
        }}
      />
    </span>
  )
}

const looks: readonly (readonly [Switches['look'], string])[] = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['light-contrast', 'Light, high contrast'],
  ['dark-contrast', 'Dark, high contrast'],
  ['system', 'As the system'],
]
const languages = [
  ['zh-cn', '简体中文'],
  ['en', 'English'],
  ['zh-tw', '繁體中文'],
  ['ja', '日本語'],
  ['ko', '한국어'],
  ['th', 'ไทย'],
  ['id', 'Indonesia'],
  ['vi', 'Tiếng Việt'],
  ['fr', 'Français'],
  ['de', 'Deutsch'],
  ['es', 'Español'],
  ['pt', 'Português'],
  ['it', 'Italiano'],
  ['tr', 'Türkçe'],
  ['pl', 'Polski'],
  ['ru', 'Русский'],
  ['rtl', 'Pseudo, right to left'],
  ['long', 'Pseudo, 4 times as long'],
] as const
const directions: readonly (readonly [Switches['dir'], string])[] = [
  ['auto', 'As the language'],
  ['ltr', 'Left to right'],
  ['rtl', 'Right to left'],
]
const sizes: readonly (readonly [Size, string])[] = [
  ['default', 'Default, 40'],
  ['medium', 'Medium, 36'],
  ['small', 'Small, 32'],
  ['mini', 'Mini, 28'],
]
const widths = [
  ['0', 'Full width'],
  ['320', '320 px'],
  ['768', '768 px'],
  ['1440', '1440 px'],
] as const
