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
    <Specimen title="36, 32, 28">
      <div className="flex flex-col gap-2">
        <Live value="secret" size="medium" />
        <Live value="secret" size="small" />
        <Live value="secret" size="mini" />
      </div>
    </Specimen>
    <div dir="rtl">
      <Specimen title="rtl">
        <Live value="secret" />
      </Specimen>
    </div>
  </div>
)

function Live(props: Partial<PasswordInputProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return <PasswordInput label="密码" {...props} value={value} onChange={setValue} />
}
