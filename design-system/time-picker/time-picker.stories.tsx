import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { useStoryLanguage } from '../_internal/use-story-language.ts'
import { TimePicker, type TimePickerProps } from './index.tsx'

export default { title: 'Design system / Inputs / Time picker' } satisfies StoryDefault

export const States = () => (
  <>
    <Specimen title="24 hours, steps of 15 minutes">
      <Live value="09:30" minuteStep={15} />
    </Specimen>
    <Specimen title="With seconds (hh:mm:ss)">
      <Live value="23:59:59" seconds />
    </Specimen>
    <Specimen title="12 hours: English, Chinese">
      <div className="flex flex-wrap gap-4">
        <Live locale="en" value="21:30" />
        <Live hours={12} value="21:30" />
      </div>
    </Specimen>
    <Specimen title="Empty, invalid, disabled, read-only">
      <div className="flex flex-wrap gap-4">
        <Live />
        <Live value="09:30" invalid />
        <Live value="09:30" disabled />
        <Live value="09:30" readOnly />
      </div>
    </Specimen>
  </>
)

export const Sizes = () => (
  <Specimen title="40, 36, 32, 28">
    <div className="flex flex-wrap items-start gap-4">
      {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
        <Live key={size} size={size} value="09:30" />
      ))}
    </div>
  </Specimen>
)

export const RightToLeft = () => (
  <div dir="rtl">
    <Specimen title="The digits keep their order">
      <Live locale="ar" value="21:30" hours={12} />
    </Specimen>
  </div>
)

function Live(props: Partial<TimePickerProps>) {
  const [value, setValue] = useState(props.value)
  return <TimePicker label="开始时间" locale={useStoryLanguage()} {...props} value={value} onChange={setValue} />
}
