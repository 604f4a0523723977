import type { StoryDefault } from '@ladle/react'
import { type ReactNode, useState } from 'react'
import { RightToLeftPage, Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { Drawer, type DrawerSide } from './index.tsx'

export default { title: 'Design system / Overlays / Drawer' } satisfies StoryDefault

export const Sides = () =>
  (['end', 'start', 'bottom', 'top'] as const).map((side) => (
    <Specimen key={side} title={side} portal="drawer">
      <Example side={side} />
    </Specimen>
  ))

export const Open = () => <Example side="end" initiallyOpen />

export const Sheet = () => <Example side="bottom" initiallyOpen />

export const LongText = () => (
  <Example
    side="end"
    initiallyOpen
    title="Antwort 1024: Donaudampfschifffahrtsgesellschaftskapitänsbefragung der Rechtsabteilung"
  >
    {Array.from({ length: 24 }, (_, at) => `p${at}`).map((key) => (
      <p key={key} className="mb-4">
        Der Inhalt rollt für sich, Kopf und Fuß bleiben stehen: damit ist immer zu sehen, wessen Antwort man liest und
        wie man zur nächsten kommt.
      </p>
    ))}
  </Example>
)

export const RightToLeft = () => (
  <RightToLeftPage>
    <Example side="end" initiallyOpen title="الإجابة 1024" />
  </RightToLeftPage>
)

function Example({
  side,
  title = '答卷 #1024',
  initiallyOpen = false,
  children = answer,
}: {
  side: DrawerSide
  title?: string
  initiallyOpen?: boolean
  children?: ReactNode
}) {
  const [open, setOpen] = useState(initiallyOpen)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        side={side}
        title={title}
        closeLabel="关闭"
        footer={<Button>下一份</Button>}
      >
        {children}
      </Drawer>
    </>
  )
}

const answer = (
  <dl className="grid grid-cols-[8rem_1fr] gap-y-2">
    <dt className="text-muted">姓名</dt>
    <dd>王小明</dd>
    <dt className="text-muted">满意度</dt>
    <dd>4 / 5</dd>
  </dl>
)
