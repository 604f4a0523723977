import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { DirectionProvider } from '../direction/index.tsx'
import { type ConsoleLayout, LayoutChooser } from './index.tsx'

export default { title: 'Design system / Layout / Layout chooser' } satisfies StoryDefault

export const Cards = () => (
  <>
    <Specimen title="In a drawer">
      <div className="max-w-72">
        <Live />
      </div>
    </Specimen>
    <Specimen title="Wide">
      <Live />
    </Specimen>
    <Specimen title="Not now">
      <div className="max-w-72">
        <Live disabled />
      </div>
    </Specimen>
    <Specimen title="Right to left">
      <DirectionProvider dir="rtl">
        <div dir="rtl" className="max-w-72">
          <Live />
        </div>
      </DirectionProvider>
    </Specimen>
  </>
)

export const LongText = () => (
  <div lang="de" className="max-w-60">
    <LayoutChooser
      value="columns"
      onChange={() => {}}
      label="Aufbau der Verwaltungsoberfläche"
      disabled
      reason="Unterhalb von 1000 Pixeln Fensterbreite gilt immer der Standardaufbau mit eingeklapptem Menü."
    />
  </div>
)

export const RightToLeft = () => (
  <DirectionProvider dir="rtl">
    <div dir="rtl" className="max-w-72">
      <Live />
    </div>
  </DirectionProvider>
)

function Live({ disabled }: { disabled?: boolean }) {
  const [value, setValue] = useState<ConsoleLayout>('classic')
  return (
    <LayoutChooser
      value={value}
      onChange={setValue}
      label="布局"
      disabled={disabled}
      reason={disabled ? '窗口宽度不足 1000 像素时固定为默认布局。' : undefined}
    />
  )
}
