import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Watermark } from './index.tsx'

export default { title: 'Design system / Layout / Watermark' } satisfies StoryDefault

export const States = () => (
  <>
    <Specimen title="one line">
      <Watermark text="王芳 2026-11-21">
        <Sheet text="这份答卷只供内部使用。" />
      </Watermark>
    </Specimen>
    <Specimen title="two lines, level, closer">
      <Watermark text={['Internal use only', 'Anna Meyer']} angle={0} gap={48} fontSize={12}>
        <Sheet text="Answers of 21 November" />
      </Watermark>
    </Specimen>
  </>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Watermark text="للاستخدام الداخلي">
      <Sheet text="إجابات هذا الشهر" />
    </Watermark>
  </div>
)

export const LongText = () => (
  <div lang="de" className="max-w-60">
    <Watermark text={['Maximiliane Wolfeschlegelsteinhausenbergerdorff', 'Nur für den internen Gebrauch']}>
      <Sheet text="Antworten vom 21. November" />
    </Watermark>
  </div>
)

function Sheet({ text }: { text: string }) {
  return <div className="h-56 rounded-lg border border-hairline bg-paper p-6">{text}</div>
}
