import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { useStoryLanguage } from '../_internal/use-story-language.ts'
import { DatePicker, type DatePickerProps } from './index.tsx'

export default { title: 'Design system / Inputs / Date picker' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-xs">
    <Specimen title="Filled" portal="date-picker-panel">
      <Live value="2026-03-14" />
    </Specimen>
    <Specimen title="Empty, weekends closed">
      <Live disabledReason={closed} />
    </Specimen>
    <Specimen title="Invalid">
      <Live value="2026-03-14" invalid />
    </Specimen>
    <Specimen title="Disabled, read-only">
      <Live value="2026-03-14" disabled />
      <div className="h-2" />
      <Live value="2026-03-14" readOnly />
    </Specimen>
  </div>
)

export const Sizes = () => (
  <Specimen title="40, 36, 32, 28">
    <div className="flex flex-wrap items-start gap-4">
      {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
        <Live key={size} size={size} value="2026-03-14" />
      ))}
    </div>
  </Specimen>
)

export const Languages = () => (
  <div className="max-w-xs">
    {['en', 'de', 'th', 'ko', 'vi'].map((locale) => (
      <div key={locale} lang={locale}>
        <Specimen title={locale}>
          <Live locale={locale} value="2026-03-14" />
        </Specimen>
      </div>
    ))}
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" className="max-w-xs">
    <Specimen title="rtl">
      <Live value="2026-03-14" />
    </Specimen>
  </div>
)

function Live(props: Partial<DatePickerProps>) {
  const [value, setValue] = useState(props.value)
  return <DatePicker label="入职日期" locale={useStoryLanguage()} {...props} value={value} onChange={setValue} />
}

function closed(date: string) {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay()
  return weekday === 0 || weekday === 6 ? '周末不可选' : undefined
}
