import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import reserveTimeRange from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Reserve a time' } satisfies StoryDefault

/** A month long past the day of the story, so that it looks the same every day. */
const options = {
  notice: 0,
  closed: [],
  multiple: false,
  hold: 10,
  showLeft: true,
  weekdays: [true, true, true, true, true, false, false],
  items: [
    {
      id: 'doctor',
      label: { 'zh-cn': '门诊', en: 'Consultation' },
      slots: [
        { from: '09:00', to: '10:00', quota: 5 },
        { from: '10:00', to: '11:00', quota: 5 },
        { from: '14:00', to: '15:00', quota: 5 },
      ],
    },
  ],
  from: '2035-06-04',
  until: '2035-06-30',
  waiting: 3,
}
const reply = {
  left: { 'doctor 2035-06-05T09:00/10:00': 0, 'doctor 2035-06-05T10:00/11:00': 2, 'doctor 2035-06-05T14:00/15:00': 5 },
  waiting: {},
  missing: [],
  seconds: 0,
}
const question = {
  type: reserveTimeRange,
  renderer,
  options,
  title: { 'zh-cn': '您想什么时候来？', en: 'When would you like to come?' },
  host: { callAction: () => Promise.resolve(reply) },
}

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => <QuestionStory {...question} value={{ doctor: '2035-06-05T10:00/11:00' }} />

export const WithError = () => (
  <QuestionStory
    {...question}
    value={{ doctor: '2035-06-05T09:00/10:00' }}
    issues={[{ code: 'reserve-time-range.full', path: ['doctor'] }]}
  />
)

export const ReadOnly = () => <QuestionStory {...question} value={{ doctor: '2035-06-05T10:00/11:00' }} readOnly />

export const Designer = () => <DesignerStory type={reserveTimeRange} designer={designer} />
