import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import reserveDay from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Reserve a day' } satisfies StoryDefault

/** A month long past the day of the story, so that it looks the same every day. */
const options = {
  notice: 0,
  closed: [],
  multiple: false,
  hold: 10,
  showLeft: true,
  items: [{ id: 'tour', label: { 'zh-cn': '参观', en: 'Tour' }, quota: [10, 10, 10, 10, 10, 0, 0] }],
  from: '2035-06-04',
  until: '2035-06-30',
  waiting: 3,
}
const reply = (missing: readonly string[] = [], seconds = 0) => ({
  left: { 'tour 2035-06-04': 0, 'tour 2035-06-05': 3, 'tour 2035-06-06': 10, 'tour 2035-06-07': 0 },
  waiting: { 'tour 2035-06-07': 3 },
  missing: [...missing],
  seconds,
})
const question = {
  type: reserveDay,
  renderer,
  options,
  title: { 'zh-cn': '您想哪天来？', en: 'Which day would you like to come?' },
  host: { callAction: () => Promise.resolve(reply()) },
}

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => <QuestionStory {...question} value={{ tour: '2035-06-05' }} />

export const Waiting = () => <QuestionStory {...question} value={{ tour: { when: '2035-06-04', waiting: true } }} />

export const WithError = () => (
  <QuestionStory
    {...question}
    value={{ tour: '2035-06-04' }}
    issues={[{ code: 'reserve-day.full', path: ['tour'] }]}
    host={{ callAction: () => Promise.resolve(reply(['tour 2035-06-04'])) }}
  />
)

export const ReadOnly = () => <QuestionStory {...question} value={{ tour: '2035-06-05' }} readOnly />

export const Designer = () => <DesignerStory type={reserveDay} designer={designer} />
