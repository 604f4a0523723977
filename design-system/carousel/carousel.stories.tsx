import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Carousel } from './index.tsx'

export default { title: 'Design system / Layout / Carousel' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-xl">
    <Specimen title="Turned by hand">
      <Carousel label="新功能" slides={slides} labels={labels} />
    </Specimen>
    <Specimen title="Playing, with pause">
      <Carousel label="新功能（自动播放）" slides={slides} labels={labels} autoplay={5000} />
    </Specimen>
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" className="max-w-xl">
    <Specimen title="rtl">
      <Carousel label="新功能" slides={slides} labels={labels} />
    </Specimen>
  </div>
)

const slides = ['考试防作弊', '审批流程', '多语言表单'].map((label) => ({
  id: label,
  label,
  content: <div className="grid h-40 place-items-center border border-hairline bg-paper text-xl">{label}</div>,
}))

const labels = {
  carousel: '轮播',
  slide: '幻灯片',
  previous: '上一张',
  next: '下一张',
  pause: '暂停播放',
  play: '开始播放',
  goTo: '第 {number} 张：{label}',
  position: '第 {number} 张，共 {count} 张',
}
