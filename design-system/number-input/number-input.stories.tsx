import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { NumberInput, type NumberInputProps } from './index.tsx'

export default { title: 'Design system / Inputs / Number input' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-xs">
    <Specimen title="Two decimals, unit">
      <Live label="Weight" initial={72.5} unit="kg" />
    </Specimen>
    <Specimen title="Integers from 0 to 10">
      <Live label="People" initial={3} precision={0} min={0} max={10} />
    </Specimen>
    <Specimen title="Invalid, disabled">
      <Live label="Age" initial={300} invalid />
      <div className="h-2" />
      <Live label="Age" initial={30} disabled />
    </Specimen>
  </div>
)

export const Sizes = () => (
  <div className="max-w-xs">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Specimen key={size} title={size}>
        <Live label={`Weight ${size}`} initial={72.5} unit="kg" size={size} />
      </Specimen>
    ))}
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <Live label="الوزن" initial={72.5} unit="كيلوغرام" />
  </div>
)

export const ReadOnly = () => (
  <div className="max-w-xs">
    <Live label="Weight" initial={72.5} unit="kg" readOnly />
  </div>
)
export const LongText = () => (
  <div lang="de" className="max-w-60">
    <Live label="Gewicht" initial={123456.78} unit="Kilogramm je Quadratmeter" />
  </div>
)

function Live({ initial, ...props }: { initial?: number } & Omit<NumberInputProps, 'value' | 'onChange'>) {
  const [value, setValue] = useState(initial)
  return <NumberInput {...props} value={value} onChange={setValue} />
}
