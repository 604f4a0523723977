import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { CountUp } from './index.tsx'

export default { title: 'Design system / Data / Count-up' } satisfies StoryDefault

export const Values = () => (
  <div className="text-3xl">
    <Specimen title="3000 ms, comma, no decimals">
      <Again />
    </Specimen>
    <Specimen title="Two decimals, prefix, suffix">
      <CountUp value={98.765} decimals={2} prefix="≈ " suffix=" %" />
    </Specimen>
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <CountUp value={1234567.8} decimals={1} prefix="≈ " suffix=" ساعة" className="text-2xl" />
  </div>
)

export const NegativeAndZero = () => (
  <div className="flex gap-6 text-2xl">
    <CountUp value={-4200} duration={0} />
    <CountUp value={0} duration={0} />
    <CountUp value={1234567} separator=" " duration={0} />
  </div>
)

function Again() {
  const [value, setValue] = useState(128_450)
  return (
    <span className="flex items-center gap-4">
      <CountUp value={value} className="font-semibold" />
      <Button size="small" onClick={() => setValue(value + 12_345)}>
        +12,345
      </Button>
    </span>
  )
}
