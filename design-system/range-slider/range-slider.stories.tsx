import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { RangeSlider, type RangeSliderProps } from './index.tsx'

export default { title: 'Design system / Choices / Range slider' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-xl">
    <Specimen title="Answered">
      <Live value={[25, 40]} startLabel="18" endLabel="99" unit="岁" />
    </Specimen>
    <Specimen title="Not answered">
      <Live />
    </Specimen>
    <Specimen title="Invalid, disabled, read-only">
      <div className="flex flex-col gap-3">
        <Live value={[25, 40]} invalid />
        <Live value={[25, 40]} disabled />
        <Live value={[25, 40]} readOnly />
      </div>
    </Specimen>
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" className="max-w-xl">
    <Specimen title="rtl">
      <Live value={[25, 40]} />
    </Specimen>
  </div>
)

export const Sizes = () => (
  <div className="max-w-xl">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Specimen key={size} title={size}>
        <Live value={[25, 40]} size={size} />
      </Specimen>
    ))}
  </div>
)

export const LongText = () => (
  <div lang="de" className="max-w-80">
    <Live
      value={[25, 40]}
      startLabel="Berufseinsteigerinnen und Berufseinsteiger"
      endLabel="Im Ruhestand"
      unit="Jahre"
    />
  </div>
)

function Live(props: Partial<RangeSliderProps>) {
  const [value, setValue] = useState(props.value)
  return <RangeSlider label="年龄范围" min={18} max={99} {...props} value={value} onChange={setValue} />
}
