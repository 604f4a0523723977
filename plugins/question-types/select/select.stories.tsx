import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import select from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Select' } satisfies StoryDefault

const options = select.examples[0]?.options ?? select.defaults
const question = { type: select, renderer, title: { 'zh-cn': '所在城市', en: 'Your city' }, options }

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => <QuestionStory {...question} value={{ ids: ['other'], other: '成都' }} />

export const WithError = () => (
  <QuestionStory {...question} value={{ ids: ['other'] }} issues={[{ code: 'select.otherRequired' }]} />
)

export const ReadOnly = () => <QuestionStory {...question} value={{ ids: ['other'], other: '成都' }} readOnly />

export const Untitled = () => <QuestionStory {...question} options={select.defaults} />

export const LongText = () => (
  <QuestionStory
    {...question}
    options={{
      ...options,
      choices: options.choices.map((choice) => ({ ...choice, label: { 'zh-cn': long, en: long } })),
    }}
  />
)

export const Several = () => (
  <QuestionStory
    {...question}
    options={{ ...options, multiple: true }}
    value={{ ids: ['bj', 'other'], other: '成都' }}
  />
)

export const Designer = () => <DesignerStory type={select} designer={designer} options={options} />

const long =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, 以及一段很长的中文选项文字。'
