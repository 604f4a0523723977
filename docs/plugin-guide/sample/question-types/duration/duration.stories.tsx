import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import duration from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Duration' } satisfies StoryDefault

const question = { type: duration, renderer, title: { 'zh-cn': '花了多长时间？', en: 'How long did it take?' } }

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => <QuestionStory {...question} value={90} />

export const WithError = () => (
  <QuestionStory {...question} value={1500} issues={[{ code: 'duration.tooLong', params: { count: 24 } }]} />
)

export const ReadOnly = () => <QuestionStory {...question} value={90} readOnly />

export const Designer = () => <DesignerStory type={duration} designer={designer} />
