import type { StoryDefault } from '@ladle/react'
import { type ReactNode, useState } from 'react'
import { FloatButton } from './index.tsx'

export default { title: 'Design system / Actions / Float button' } satisfies StoryDefault

export const AtBothEdges = () => {
  const [open, setOpen] = useState(false)
  return (
    <Screen>
      <FloatButton label="布局设置" icon="settings" defaultTop={40} pressed={open} onClick={() => setOpen(!open)} />
      <FloatButton label="帮助" icon="help" side="start" defaultTop={160} onClick={() => {}} />
      <p className="p-16">{open ? '已打开' : '已关闭'}</p>
    </Screen>
  )
}

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Screen>
      <FloatButton
        label="التخطيط"
        icon="settings"
        defaultTop={80}
        onClick={() => {}}
        labels={{ move: 'يتحرك بسهمي الأعلى والأسفل' }}
      />
    </Screen>
  </div>
)

export const LongText = () => (
  <div lang="de">
    <Screen>
      <FloatButton
        label="Einstellungen der Verwaltungsoberfläche öffnen oder schließen"
        icon="settings"
        defaultTop={80}
        onClick={() => {}}
      />
    </Screen>
  </div>
)

/** A transformed box holds what is fixed in it. */
function Screen({ children }: { children: ReactNode }) {
  return (
    <div className="relative h-80 max-w-120 translate-x-0 overflow-hidden rounded-lg border border-hairline bg-paper">
      {children}
    </div>
  )
}
