import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Slider, type SliderProps } from './index.tsx'

export default { title: 'Design system / Choices / Slider' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-md">
    <Specimen title="Answered, with ends and unit">
      <Live value={40} unit="%" startLabel="完全不同意" endLabel="完全同意" />
    </Specimen>
    <Specimen title="Not answered: hollow, not zero">
      <Live startLabel="0" endLabel="100" />
    </Specimen>
    <Specimen title="Half steps">
      <Live value={2.5} min={0} max={5} step={0.5} />
    </Specimen>
    <Specimen title="Invalid, disabled, read-only">
      <div className="flex flex-col gap-3">
        <Live value={40} invalid />
        <Live value={40} disabled />
        <Live value={40} readOnly />
      </div>
    </Specimen>
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" className="max-w-md">
    <Specimen title="rtl">
      <Live value={40} startLabel="0" endLabel="100" />
    </Specimen>
  </div>
)

export const Sizes = () => (
  <div className="max-w-md">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Specimen key={size} title={size}>
        <Live value={40} size={size} />
      </Specimen>
    ))}
  </div>
)

export const LongText = () => (
  <div lang="de" className="max-w-60">
    <Live value={40} unit="Prozent" startLabel="Stimme überhaupt nicht zu" endLabel="Stimme voll und ganz zu" />
  </div>
)

function Live(props: Partial<SliderProps>) {
  const [value, setValue] = useState(props.value)
  return <Slider label="认同程度" min={0} max={100} {...props} value={value} onChange={setValue} />
}
