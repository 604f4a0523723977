import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { ColorPicker, type ColorPickerProps } from './index.tsx'

export default { title: 'Design system / Inputs / Color picker' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-xs">
    <Specimen title="Chosen, swatches, contrast on white" portal="color-picker-panel">
      <Live value="#4f4bd0" swatches={swatches} against="#ffffff" />
    </Specimen>
    <Specimen title="None, required, invalid">
      <Live required invalid />
    </Specimen>
    <Specimen title="Disabled, read-only">
      <Live value="#1b7a43" disabled />
      <div className="h-2" />
      <Live value="#1b7a43" readOnly />
    </Specimen>
  </div>
)

export const Sizes = () => (
  <Specimen title="40, 36, 32, 28">
    <div className="flex max-w-xs flex-col gap-2">
      {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
        <Live key={size} size={size} value="#9a6200" />
      ))}
    </div>
  </Specimen>
)

export const RightToLeft = () => (
  <div dir="rtl" className="max-w-xs">
    <Specimen title="rtl">
      <Live value="#c0272d" swatches={swatches} />
    </Specimen>
  </div>
)

function Live(props: Partial<ColorPickerProps>) {
  const [value, setValue] = useState(props.value)
  return <ColorPicker label="主题色" {...props} value={value} onChange={setValue} />
}

const swatches = ['#4f4bd0', '#1767c2', '#1b7a43', '#9a6200', '#c0272d', '#1b1a17', '#ffffff'].map((color) => ({
  color,
}))
