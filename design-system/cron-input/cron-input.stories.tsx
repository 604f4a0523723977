import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { useStoryLanguage } from '../_internal/use-story-language.ts'
import { englishCron } from './cron-texts.fixture.ts'
import { CronInput, type CronInputProps } from './index.tsx'

export default { title: 'Design system / Inputs / Cron input' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-2xl">
    <Specimen title="Weekdays at eight">
      <Live value="0 0 8 ? * MON-FRI" />
    </Specimen>
    <Specimen title="Invalid: the reason is beside it">
      <Live value="0 61 12 * * ?" />
    </Specimen>
    <Specimen title="Five fields of Unix, English">
      <Live value="*/30 9-17 * * 1-5" locale="en" labels={englishCron} />
    </Specimen>
    <Specimen title="Disabled">
      <Live value="0 0 12 L * ?" disabled />
    </Specimen>
    <Specimen title="Read-only">
      <Live value="0 0 12 L * ?" readOnly />
    </Specimen>
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" className="max-w-2xl">
    <Specimen title="rtl">
      <Live value="0 0/15 9-17 ? * MON-FRI" />
    </Specimen>
  </div>
)

export const Sizes = () => (
  <div className="max-w-2xl">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Specimen key={size} title={size}>
        <Live value="0 0 8 ? * MON-FRI" size={size} />
      </Specimen>
    ))}
  </div>
)

export const Invalid = () => (
  <div className="max-w-2xl">
    <Live value="0 0 8 ? * MON-FRI" invalid />
  </div>
)
export const LongText = () => (
  <div lang="en" className="max-w-80">
    <Live value="0 0/15 9-17 1,2,3,4,5,10,20,30 1,2,3,4,5,6 ?" locale="en" labels={englishCron} />
  </div>
)

function Live(props: Partial<CronInputProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <CronInput
      label="执行计划"
      locale={useStoryLanguage()}
      timeZone="Asia/Shanghai"
      now={new Date('2026-03-14T01:30:00Z')}
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}
