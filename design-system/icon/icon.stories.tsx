import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { SearchInput } from '../search-input/index.tsx'
import { iconMap } from './icon-map.ts'
import { Icon, type IconName, isIconName } from './index.tsx'

export default { title: 'Design system / Foundations / Icons' } satisfies StoryDefault

/** Every icon by its name. A click copies the name. */
export const All = () => {
  const [query, setQuery] = useState('')
  const [copied, setCopied] = useState<IconName | null>(null)
  const names = Object.keys(iconMap)
    .filter(isIconName)
    .filter((name) => name.includes(query.trim().toLowerCase()))
  const copy = (name: IconName) => {
    // Over plain HTTP there is no clipboard; the name is on screen anyway.
    void navigator.clipboard?.writeText(name)
    setCopied(name)
  }
  return (
    <div lang="en" className="mx-auto max-w-280">
      <h1 className="mb-2 font-semibold text-3xl">Icons</h1>
      <p className="mb-6 max-w-160 text-lg text-muted">
        One set, 1.5 px strokes, named by meaning. 16 px beside text, 20 px alone. An icon that stands alone has a
        label.
      </p>
      <div className="mb-6 flex flex-wrap items-center gap-4">
        <div className="w-72">
          <SearchInput
            value={query}
            onChange={setQuery}
            debounce={0}
            label="Find an icon"
            placeholder="Find an icon"
            clearLabel="Clear"
          />
        </div>
        <p role="status" className="text-muted text-sm">
          {copied ? `Copied “${copied}”` : `${names.length} icons`}
        </p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3">
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => copy(name)}
              className="flex w-full flex-col items-center gap-3 rounded-lg border border-hairline bg-paper px-2 pt-6 pb-3 hover:border-control"
            >
              <span className="flex items-center gap-3">
                <Icon name={name} size={20} />
                <Icon name={name} />
              </span>
              <code className="max-w-full truncate font-mono text-muted text-xs">{name}</code>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const Sizes = () => (
  <div className="flex items-center gap-4">
    {([16, 20] as const).map((size) => (
      <span key={size} className="flex items-center gap-2 text-sm">
        <Icon name="workflow" size={size} />
        <Icon name="star" size={size} label={`${size} px`} />
        {size} px
      </span>
    ))}
  </div>
)

/** What means a direction is turned by the place it stands in; the rest stays as it is. */
export const RightToLeft = () => (
  <div dir="rtl" className="flex items-center gap-4">
    <Icon name="arrow-left" size={20} className="rtl:rotate-180" />
    <Icon name="undo" size={20} className="rtl:-scale-x-100" />
    <Icon name="check" size={20} />
    <Icon name="clock" size={20} />
  </div>
)
