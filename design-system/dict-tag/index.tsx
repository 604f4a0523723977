import { cn } from '../_internal/cn.ts'
import { Tag, type TagTone } from '../tag/index.tsx'

/** An entry of a dictionary type, as it is drawn. */
export interface DictTagOption {
  value: string
  label: string
  /** Colour of the tag. Without one, or with `default`, the label is plain text. */
  tone?: DictTone | undefined
  /** A class of the site's own styles. */
  className?: string | undefined
}

export const dictTones = ['default', 'primary', 'success', 'info', 'warning', 'danger'] as const
export type DictTone = (typeof dictTones)[number]

export interface DictTagProps {
  /** Entries of one dictionary type; undefined while they are loading. */
  options: readonly DictTagOption[] | undefined
  /** One value or several. A text may hold several, with commas in between. */
  value: string | readonly string[]
  className?: string | undefined
}

/**
 * The label of a dictionary value: plain text, or a tag in the colour the entry has. A value without an entry is shown
 * as it is: it is still what was stored.
 *
 * Do: give an entry a colour where it is a state people look out for.
 * Don't: translate values by hand beside it; the dictionary is where their labels live.
 * Keys: none.
 */
export function DictTag({ options, value, className }: DictTagProps) {
  const values = valuesOf(value)
  // Values alone would be read as labels, and change under the reader's eyes.
  if (options === undefined) return <span data-slot="dict-tag" aria-busy="true" className={className} />
  if (values.length === 0) return null
  const parts = values.map((each) => {
    const option = options.find((entry) => entry.value === each)
    return { key: each, part: <Entry option={option ?? { value: each, label: each }} /> }
  })
  const [only] = parts
  if (parts.length === 1 && only)
    return (
      <span data-slot="dict-tag" className={cn('inline-flex min-w-0 max-w-full', className)}>
        {only.part}
      </span>
    )
  return (
    <ul data-slot="dict-tag" className={cn('inline-flex min-w-0 max-w-full flex-wrap gap-x-2 gap-y-1', className)}>
      {parts.map(({ key, part }) => (
        <li key={key} className="inline-flex min-w-0 max-w-full">
          {part}
        </li>
      ))}
    </ul>
  )
}

function Entry({ option: { label, tone = 'default', className } }: { option: DictTagOption }) {
  const drawn = tagTones[tone]
  if (drawn === undefined)
    return (
      <span title={label} className={cn('truncate', className)}>
        {label}
      </span>
    )
  return <Tag tone={drawn} text={label} className={className} />
}

const tagTones: Readonly<Record<DictTone, TagTone | undefined>> = {
  default: undefined,
  primary: 'accent',
  success: 'success',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
}

/** Each value once, in its order. */
const valuesOf = (value: string | readonly string[]): readonly string[] => {
  const given = typeof value === 'string' ? value.split(',').map((each) => each.trim()) : value
  return [...new Set(given)].filter((each) => each !== '')
}
