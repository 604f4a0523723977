import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { MonthPicker, type MonthPickerProps } from './index.tsx'

export default { title: 'Design system / Inputs / Month picker' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-xs">
    <Specimen title="Filled" portal="month-picker-panel">
      <Live value="2026-03" />
    </Specimen>
    <Specimen title="Empty, this year only">
      <Live min="2026-01" max="2026-12" />
    </Specimen>
    <Specimen title="Invalid">
      <Live value="2026-03" invalid />
    </Specimen>
    <Specimen title="Disabled, read-only">
      <Live value="2026-03" disabled />
      <div className="h-2" />
      <Live value="2026-03" readOnly />
    </Specimen>
  </div>
)

export const Sizes = () => (
  <Specimen title="40, 36, 32, 28">
    <div className="flex flex-wrap items-start gap-4">
      {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
        <Live key={size} size={size} value="2026-03" />
      ))}
    </div>
  </Specimen>
)

export const Languages = () => (
  <div className="max-w-xs">
    {['en', 'de', 'th', 'ko', 'ru'].map((locale) => (
      <div key={locale} lang={locale}>
        <Specimen title={locale}>
          <Live value="2026-03" locale={locale} />
        </Specimen>
      </div>
    ))}
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" className="max-w-xs">
    <Specimen title="rtl">
      <Live value="2026-03" />
    </Specimen>
  </div>
)

export const LongText = () => (
  <div className="max-w-xs">
    <Specimen title="Long error">
      <Live value="2026-03" labels={{ ...labels, unreadable: `${labels.unreadable.repeat(4)}` }} />
    </Specimen>
  </div>
)

function Live(props: Partial<MonthPickerProps>) {
  const [value, setValue] = useState(props.value)
  return <MonthPicker label="结算月份" locale="zh-cn" {...props} value={value} onChange={setValue} />
}

const labels = {
  open: '打开月份选择',
  choose: '选择月份',
  unreadable: '请按 {pattern} 的格式输入月份。',
  previousYear: '上一年',
  nextYear: '下一年',
  year: '年份',
  thisMonth: '本月',
  clear: '清除',
  outOfRange: '不在可选月份范围内',
  letters: { year: 'Y', month: 'M' },
}
