import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import type { IconName } from '../icon/index.tsx'
import { IconPicker, type IconPickerProps } from './index.tsx'

export default { title: 'Design system / Inputs / Icon picker' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-xs">
    <Specimen title="Chosen" portal="icon-picker-panel">
      <Live value="workflow" />
    </Specimen>
    <Specimen title="None, invalid">
      <Live invalid />
    </Specimen>
    <Specimen title="Disabled, read-only">
      <Live value="users" disabled />
      <div className="h-2" />
      <Live value="users" readOnly />
    </Specimen>
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" className="max-w-xs">
    <Specimen title="rtl">
      <Live value="bell" />
    </Specimen>
  </div>
)

export const Sizes = () => (
  <div className="max-w-xs">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Specimen key={size} title={size}>
        <Live value="workflow" size={size} />
      </Specimen>
    ))}
  </div>
)

function Live(props: Partial<IconPickerProps>) {
  const [value, setValue] = useState<IconName | undefined>(props.value)
  return (
    <IconPicker
      label="菜单图标"
      keywords={{ workflow: ['流程', '审批'], users: ['用户', '团队'], bell: ['铃铛', '通知'], settings: ['设置'] }}
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}
