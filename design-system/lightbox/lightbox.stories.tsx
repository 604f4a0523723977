import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { Lightbox } from './index.tsx'

export default { title: 'Design system / Overlays / Lightbox' } satisfies StoryDefault

export const Closed = () => (
  <Specimen title="Open it to see its classes" portal="lightbox">
    <Live />
  </Specimen>
)

export const Open = () => <Live start="2" />

export const LongCaption = () => (
  <One alt="门店正门入口处，拍摄于二〇二六年十一月二十一日上午，左侧为临时停车区，右侧为无障碍通道" />
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Live start="2" />
  </div>
)

function Live({ start }: { start?: string }) {
  const [open, setOpen] = useState(start)
  return (
    <>
      <Button onClick={() => setOpen('1')}>查看图片</Button>
      <Lightbox images={images} openId={open} onOpenChange={setOpen} />
    </>
  )
}

const drawing = (fill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"><rect width="960" height="640" fill="${fill}"/><circle cx="480" cy="320" r="180" fill="white" opacity=".6"/></svg>`)}`

const images = [
  { id: '1', src: drawing('slateblue'), alt: '门店正门' },
  { id: '2', src: drawing('seagreen'), alt: '一楼大厅' },
  { id: '3', src: drawing('peru'), alt: '后院' },
]

function One({ alt }: { alt: string }) {
  const [open, setOpen] = useState<string | undefined>('1')
  return (
    <>
      <Button onClick={() => setOpen('1')}>查看图片</Button>
      <Lightbox
        images={[{ id: '1', src: drawing('slateblue'), alt, download: drawing('slateblue') }]}
        openId={open}
        onOpenChange={setOpen}
      />
    </>
  )
}
