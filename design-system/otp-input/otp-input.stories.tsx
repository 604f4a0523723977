import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { OtpInput, type OtpInputProps } from './index.tsx'

export default { title: 'Design system / Inputs / OTP input' } satisfies StoryDefault

export const States = () => (
  <>
    <Specimen title="Six digits">
      <Live value="123" />
    </Specimen>
    <Specimen title="Four letters or digits, empty">
      <Live length={4} letters />
    </Specimen>
    <Specimen title="Invalid, disabled">
      <div className="flex flex-wrap gap-6">
        <Live value="123456" invalid />
        <Live value="123456" disabled />
      </div>
    </Specimen>
  </>
)

export const ReadOnly = () => <Live value="123456" readOnly />

/** A code keeps its direction. */
export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Live value="123" />
  </div>
)

function Live(props: Partial<OtpInputProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return <OtpInput label="验证码" {...props} value={value} onChange={setValue} />
}
