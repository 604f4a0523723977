import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import slider from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Slider' } satisfies StoryDefault

const options = slider.examples[0]?.options ?? slider.defaults
const question = {
  type: slider,
  renderer,
  title: { 'zh-cn': '项目进展到哪一步了？', en: 'How far along is the project?' },
  options,
}

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => <QuestionStory {...question} value={65} />

export const WithError = () => (
  <QuestionStory {...question} value={120} issues={[{ code: 'slider.tooLarge', params: { max: 100 } }]} />
)

export const ReadOnly = () => <QuestionStory {...question} value={65} readOnly />

export const Range = () => <QuestionStory {...question} options={{ ...options, range: true }} value={[20, 60]} />

export const RangeEmpty = () => <QuestionStory {...question} options={{ ...options, range: true }} />

export const WithoutField = () => (
  <QuestionStory {...question} options={{ ...options, showValue: false }} value={30} required />
)

export const Phone = () => (
  <div className="max-w-80">
    <QuestionStory {...question} value={50} />
  </div>
)

export const LongText = () => (
  <QuestionStory
    {...question}
    options={{ ...options, marks: [0, 30, 60, 100].map((at) => ({ at, label: { 'zh-cn': long, en: long } })) }}
    value={60}
  />
)

export const Designer = () => <DesignerStory type={slider} designer={designer} options={options} />

const long = 'Betriebswerkbauunterbeamtengesellschaft 以及很长的文字'
