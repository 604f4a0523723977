import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Carousel } from './index.tsx'

export default { title: 'Design system / Layout / Carousel' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-xl">
    <Specimen title="Turned by hand">
      <Carousel label="新功能" slides={slides} />
    </Specimen>
    <Specimen title="Playing, with pause">
      <Carousel label="新功能（自动播放）" slides={slides} autoplay={5000} />
    </Specimen>
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" className="max-w-xl">
    <Specimen title="rtl">
      <Carousel label="新功能" slides={slides} />
    </Specimen>
  </div>
)

export const LongText = () => (
  <div lang="de" className="max-w-72">
    <Carousel
      label="Neuigkeiten"
      slides={[
        {
          id: '1',
          label: 'Donaudampfschifffahrtsgesellschaftskapitän',
          content: (
            <p className="wrap-break-word border border-hairline bg-paper p-6 text-xl">
              Donaudampfschifffahrtsgesellschaftskapitän: Prüfungen mit Aufsicht
            </p>
          ),
        },
        { id: '2', label: 'Zwei', content: <p className="border border-hairline bg-paper p-6 text-xl">Zwei</p> },
      ]}
    />
  </div>
)

const slides = ['考试防作弊', '审批流程', '多语言表单'].map((label) => ({
  id: label,
  label,
  content: <div className="grid h-40 place-items-center border border-hairline bg-paper text-xl">{label}</div>,
}))
