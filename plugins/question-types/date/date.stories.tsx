import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import date from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Date' } satisfies StoryDefault

const question = { type: date, renderer, title: { 'zh-cn': '入职日期', en: 'First working day' } }

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => (
  <QuestionStory
    {...question}
    options={{ ...date.defaults, min: { from: 'calendar', at: '2026-01-01' } }}
    value={'2026-03-02'}
  />
)

export const WithError = () => (
  <QuestionStory
    {...question}
    value={'2025-12-31'}
    issues={[{ code: 'date.tooEarly', params: { limit: '2026-01-01' } }]}
  />
)

export const ReadOnly = () => <QuestionStory {...question} value={'2026-03-02'} readOnly />

export const Kinds = () => (
  <>
    <QuestionStory {...question} options={{ ...date.defaults, kind: 'week' }} value="2026-W09" />
    <QuestionStory {...question} options={{ ...date.defaults, kind: 'month' }} value="2026-03" />
    <QuestionStory {...question} options={{ ...date.defaults, kind: 'year' }} value="2026" />
    <QuestionStory {...question} options={{ ...date.defaults, kind: 'datetime' }} value="2026-03-02T09:30" />
    <QuestionStory {...question} options={{ ...date.defaults, kind: 'time' }} value="09:30" />
  </>
)

export const Ranges = () => (
  <>
    <QuestionStory {...question} options={{ ...date.defaults, range: true }} value={['2026-03-02', '2026-03-06']} />
    <QuestionStory
      {...question}
      options={{ ...date.defaults, range: true, kind: 'week' }}
      value={['2026-W09', '']}
      issues={[{ code: 'date.incomplete' }]}
    />
  </>
)

export const OwnForm = () => (
  <QuestionStory {...question} options={{ ...date.defaults, format: 'yyyy年M月d日' }} value="2026-03-02" />
)

export const Designer = () => <DesignerStory type={date} designer={designer} />
