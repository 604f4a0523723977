import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { useStoryLanguage } from '../_internal/use-story-language.ts'
import { DateField, type DateFieldKind } from './index.tsx'
import { words } from './words.fixture.ts'

export default { title: 'Design system / Inputs / Date field' } satisfies StoryDefault

export const Kinds = () => {
  const locale = useStoryLanguage()
  return (
    <div className="max-w-xs">
      {kinds.map(([kind, initial]) => (
        <Specimen key={kind} title={kind}>
          <DateField label={kind} kind={kind} defaultValue={initial} locale={locale} labels={words} />
        </Specimen>
      ))}
      <Specimen title="Empty, invalid">
        <DateField label="Empty" kind="date" locale={locale} labels={words} invalid />
      </Specimen>
    </div>
  )
}

export const Languages = () => (
  <div className="grid gap-6 sm:grid-cols-2">
    {['zh-cn', 'en', 'de', 'th', 'ko', 'vi'].map((locale) => (
      <div key={locale} lang={locale} className="min-w-0">
        <Specimen title={locale}>
          <DateField label={locale} kind="datetime" defaultValue="2026-03-14T09:30" locale={locale} labels={words} />
        </Specimen>
      </div>
    ))}
  </div>
)

export const Sizes = () => (
  <div className="flex max-w-xs flex-col gap-2">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <DateField
        key={size}
        label={`Date ${size}`}
        kind="date"
        defaultValue="2026-03-14"
        locale="en"
        labels={words}
        size={size}
      />
    ))}
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <DateField label="التاريخ" kind="date" defaultValue="2026-03-14" locale="ar" labels={words} />
  </div>
)

export const ReadOnlyAndDisabled = () => (
  <div className="flex max-w-xs flex-col gap-2">
    <DateField label="Read-only" kind="date" defaultValue="2026-03-14" locale="en" labels={words} readOnly />
    <DateField label="Disabled" kind="date" defaultValue="2026-03-14" locale="en" labels={words} disabled />
  </div>
)

const kinds: readonly (readonly [DateFieldKind, string])[] = [
  ['date', '2026-03-14'],
  ['week', '2026-W11'],
  ['month', '2026-03'],
  ['year', '2026'],
  ['datetime', '2026-03-14T09:30'],
  ['time', '09:30'],
]
