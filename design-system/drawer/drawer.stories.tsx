import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { Drawer } from './index.tsx'

export default { title: 'Design system / Overlays / Drawer' } satisfies StoryDefault

export const Sides = () =>
  (['end', 'start'] as const).map((side) => (
    <Specimen key={side} title={side} portal="drawer">
      <Example side={side} />
    </Specimen>
  ))

export const Open = () => <Example side="end" initiallyOpen />

function Example({ side, initiallyOpen = false }: { side: 'start' | 'end'; initiallyOpen?: boolean }) {
  const [open, setOpen] = useState(initiallyOpen)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        side={side}
        title="答卷 #1024"
        closeLabel="关闭"
        footer={<Button>下一份</Button>}
      >
        <dl className="grid grid-cols-[8rem_1fr] gap-y-2">
          <dt className="text-muted">姓名</dt>
          <dd>王小明</dd>
          <dt className="text-muted">满意度</dt>
          <dd>4 / 5</dd>
        </dl>
      </Drawer>
    </>
  )
}
