import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { useStoryLanguage } from '../_internal/use-story-language.ts'
import { Calendar, type CalendarProps } from './index.tsx'

export default { title: 'Design system / Inputs / Calendar' } satisfies StoryDefault

export const States = () => (
  <>
    <Specimen title="One month">
      <Live />
    </Specimen>
    <Specimen title="Limits and reasons: weekends closed, the 18th booked, nothing after the 27th">
      <Live max="2026-03-27" disabledReason={closed} />
    </Specimen>
    <Specimen title="Notes: places left">
      <Live dayNote={(date) => `余 ${Number(date.slice(8)) % 7}`} />
    </Specimen>
    <Specimen title="A range over two months">
      <Live months={2} range={{ start: '2026-03-24', end: '2026-04-08' }} />
    </Specimen>
  </>
)

export const Languages = () => (
  <div className="grid gap-6 sm:grid-cols-2">
    {['zh-cn', 'en', 'de', 'th', 'ja', 'vi'].map((locale) => (
      <div key={locale} lang={locale} className="min-w-0">
        <Specimen title={locale}>
          <Live locale={locale} />
        </Specimen>
      </div>
    ))}
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl">
    <Specimen title="ar">
      <Live locale="ar" />
    </Specimen>
  </div>
)

function Live(props: Partial<CalendarProps>) {
  const [value, setValue] = useState<string | undefined>('2026-03-14')
  return (
    <div className="w-fit max-w-full overflow-x-auto rounded-lg border border-hairline bg-paper p-4">
      <Calendar
        locale={useStoryLanguage()}
        label="日期"
        {...props}
        value={props.range ? undefined : value}
        onChange={setValue}
      />
    </div>
  )
}

function closed(date: string) {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === 6) return '周末不可预约'
  return date === '2026-03-18' ? '当天已约满' : undefined
}
