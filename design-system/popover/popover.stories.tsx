import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { Popover } from './index.tsx'

export default { title: 'Design system / Overlays / Popover' } satisfies StoryDefault

export const Panel = () => (
  <Specimen title="Open it to see its classes" portal="popover">
    <Popover label="Filter" trigger={<Button>筛选</Button>}>
      <p className="w-60">A small form can live here; Escape closes it.</p>
    </Popover>
  </Specimen>
)

export const LongTextRightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <Popover label="تصفية" trigger={<Button>تصفية</Button>}>
      <p className="w-60">نص طويل بما يكفي ليلتف على أكثر من سطر واحد</p>
    </Popover>
  </div>
)

export const Open = () => (
  <div className="min-h-60">
    <Popover label="Filter" trigger={<Button>筛选</Button>} open>
      <p className="w-60">浮层里可以放几个与触发元素有关的控件；按 Esc 关闭。</p>
    </Popover>
  </div>
)
