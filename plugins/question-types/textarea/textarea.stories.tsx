import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import textarea from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Textarea' } satisfies StoryDefault

const question = { type: textarea, renderer, title: { 'zh-cn': '意见和建议', en: 'Comments' } }

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => (
  <QuestionStory
    {...question}
    options={{ ...textarea.defaults, maxLength: 200, showCount: true }}
    value={'上菜很快，味道也好。\n就是停车难。'}
  />
)

export const WithError = () => (
  <QuestionStory {...question} value={'还行'} issues={[{ code: 'textarea.tooShort', params: { count: 10 } }]} />
)

export const ReadOnly = () => <QuestionStory {...question} value={'上菜很快，味道也好。\n就是停车难。'} readOnly />

export const LongText = () => (
  <QuestionStory {...question} value={'The quick brown fox jumps over the lazy dog. '.repeat(60)} />
)

export const GrowsToSixLines = () => (
  <QuestionStory
    {...question}
    options={{ ...textarea.defaults, rows: 2, maxRows: 6 }}
    value={'The quick brown fox jumps over the lazy dog. '.repeat(60)}
  />
)

export const Designer = () => <DesignerStory type={textarea} designer={designer} />
