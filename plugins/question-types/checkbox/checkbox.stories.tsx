import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import checkbox from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Checkbox' } satisfies StoryDefault

const options = checkbox.examples[0]?.options ?? checkbox.defaults
const question = { type: checkbox, renderer, title: { 'zh-cn': '平时喝什么？', en: 'What do you drink?' }, options }

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => <QuestionStory {...question} value={{ ids: ['tea', 'other'], other: '豆浆' }} />

export const WithError = () => (
  <QuestionStory {...question} value={{ ids: ['tea'] }} issues={[{ code: 'checkbox.tooFew', params: { count: 2 } }]} />
)

export const ReadOnly = () => <QuestionStory {...question} value={{ ids: ['tea', 'other'], other: '豆浆' }} readOnly />

export const Untitled = () => <QuestionStory {...question} options={checkbox.defaults} />

export const LongText = () => (
  <QuestionStory
    {...question}
    options={{
      ...options,
      choices: options.choices.map((choice) => ({ ...choice, label: { 'zh-cn': long, en: long } })),
    }}
  />
)

export const Described = () => (
  <QuestionStory
    {...question}
    options={{
      ...options,
      selectAll: true,
      choices: options.choices.map((choice) => ({
        ...choice,
        description: { 'zh-cn': '热的或冰的，都可以', en: 'Hot or with ice' },
      })),
    }}
  />
)

export const Designer = () => <DesignerStory type={checkbox} designer={designer} options={options} />

const long =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, 以及一段很长的中文选项文字。'
