import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import rate from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Rate' } satisfies StoryDefault

const question = { type: rate, renderer, title: { 'zh-cn': '您对服务满意吗？', en: 'How was our service?' } }

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => (
  <QuestionStory {...question} options={{ ...rate.defaults, allowHalf: true, levels }} value={3.5} />
)

export const WithError = () => (
  <QuestionStory {...question} value={5} issues={[{ code: 'rate.tooHigh', params: { max: 5 } }]} />
)

export const ReadOnly = () => <QuestionStory {...question} value={3.5} readOnly />

export const Numbers = () => (
  <QuestionStory {...question} options={{ ...rate.defaults, max: 10, icon: 'number' }} value={8} />
)

export const ScoreBeside = () => (
  <QuestionStory {...question} options={{ ...rate.defaults, allowHalf: true, levels, showScore: true }} value={3.5} />
)

export const Hearts = () => (
  <QuestionStory {...question} options={{ ...rate.defaults, icon: 'heart', levels }} value={4} />
)

const levels = [
  { 'zh-cn': '很差', en: 'Bad' },
  { 'zh-cn': '较差', en: 'Poor' },
  { 'zh-cn': '一般', en: 'Fair' },
  { 'zh-cn': '满意', en: 'Good' },
  { 'zh-cn': '非常满意', en: 'Excellent' },
]

export const Designer = () => <DesignerStory type={rate} designer={designer} />
