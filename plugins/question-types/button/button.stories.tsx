import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import button from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Button' } satisfies StoryDefault

const question = { type: button, renderer, title: {} }
const options = {
  ...button.defaults,
  label: { 'zh-cn': '查看活动详情', en: 'About the event' },
  target: 'https://example.com',
}

export const Looks = () => (
  <div className="flex flex-col gap-4">
    <QuestionStory {...question} options={{ ...options, look: 'primary' }} />
    <QuestionStory {...question} options={{ ...options, action: 'phone', target: '400 800 1234' }} />
    <QuestionStory {...question} options={{ ...options, look: 'ghost', align: 'center' }} />
    <QuestionStory {...question} options={{ ...options, align: 'wide' }} />
  </div>
)

export const Unfinished = () => <QuestionStory {...question} options={button.defaults} readOnly />

export const LongText = () => (
  <div className="max-w-80">
    <QuestionStory {...question} options={{ ...options, look: 'primary', label: { 'zh-cn': long, en: long } }} />
  </div>
)

export const Designer = () => <DesignerStory type={button} designer={designer} options={options} />

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk 以及一段很长的文字'
