import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { PasswordInput, type PasswordInputProps } from './index.tsx'

export default { title: 'Design system / Inputs / Password input' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-xs">
    <Specimen title="Hidden until revealed">
      <Live value="correct horse" />
    </Specimen>
    <Specimen title="Empty, invalid">
      <Live value="" invalid placeholder="请输入密码" />
    </Specimen>
    <Specimen title="Disabled">
      <Live value="secret" disabled />
    </Specimen>
  </div>
)

export const Sizes = () => (
  <div className="flex max-w-xs flex-col gap-2">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Live key={size} value="secret" size={size} />
    ))}
  </div>
)

export const ReadOnly = () => (
  <div className="max-w-xs">
    <Live value="secret" readOnly />
  </div>
)
export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-xs">
    <Live value="secret" />
  </div>
)

function Live(props: Partial<PasswordInputProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return <PasswordInput label="密码" {...props} value={value} onChange={setValue} />
}
