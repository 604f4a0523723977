import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import radio from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Radio' } satisfies StoryDefault

const options = radio.examples[0]?.options ?? radio.defaults
const question = { type: radio, renderer, title: { 'zh-cn': '您养过猫吗？', en: 'Have you ever had a cat?' }, options }

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => <QuestionStory {...question} value={{ ids: ['other'], other: '帮邻居养过' }} />

export const WithError = () => (
  <QuestionStory {...question} value={{ ids: ['other'] }} issues={[{ code: 'radio.otherRequired' }]} />
)

export const ReadOnly = () => <QuestionStory {...question} value={{ ids: ['other'], other: '帮邻居养过' }} readOnly />

export const Untitled = () => <QuestionStory {...question} options={radio.defaults} />

export const LongText = () => (
  <QuestionStory
    {...question}
    options={{
      ...options,
      choices: options.choices.map((choice) => ({ ...choice, label: { 'zh-cn': long, en: long } })),
    }}
  />
)

export const Designer = () => <DesignerStory type={radio} designer={designer} options={options} />

const long =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, 以及一段很长的中文选项文字。'
