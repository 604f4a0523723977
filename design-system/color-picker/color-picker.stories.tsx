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
  return <ColorPicker label="主题色" labels={labels} {...props} value={value} onChange={setValue} />
}

const swatches = ['#4f4bd0', '#1767c2', '#1b7a43', '#9a6200', '#c0272d', '#1b1a17', '#ffffff'].map((color) => ({
  color,
}))

const labels = {
  choose: '选择颜色',
  shade: '饱和度与明度',
  hue: '色相',
  code: '颜色代码',
  unreadable: '无法识别的颜色，请使用 #rrggbb 格式。',
  swatches: '预设颜色',
  none: '未选择',
  clear: '清除',
  contrast: '与白色的对比度',
  contrastGood: '适合正文',
  contrastLarge: '仅适合大号文字',
  contrastPoor: '对比度不足',
  hues: {
    black: '黑色',
    white: '白色',
    gray: '灰色',
    red: '红色',
    orange: '橙色',
    brown: '棕色',
    yellow: '黄色',
    green: '绿色',
    cyan: '青色',
    blue: '蓝色',
    purple: '紫色',
    pink: '粉色',
  },
  name: (tone: 'light' | 'plain' | 'dark', hue: string) => ({ light: '浅', plain: '', dark: '深' })[tone] + hue,
}
