import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import number from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Number' } satisfies StoryDefault

const question = { type: number, renderer, title: { 'zh-cn': '预算', en: 'Budget' } }

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => (
  <QuestionStory
    {...question}
    options={{ ...number.defaults, unit: { 'zh-cn': '元', en: 'CNY' }, min: 0 }}
    value={1280.5}
  />
)

export const WithError = () => (
  <QuestionStory {...question} value={-1} issues={[{ code: 'number.tooSmall', params: { min: 0 } }]} />
)

export const ReadOnly = () => <QuestionStory {...question} value={1280.5} readOnly />

export const LongText = () => (
  <QuestionStory
    {...question}
    options={{ ...number.defaults, unit: { 'zh-cn': '人民币（含税，不含运费）', en: 'CNY incl. tax, excl. freight' } }}
    value={999999999999}
  />
)

export const Designer = () => <DesignerStory type={number} designer={designer} />
