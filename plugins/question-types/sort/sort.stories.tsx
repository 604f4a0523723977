import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import sort from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Sort' } satisfies StoryDefault

const options = sort.examples[0]?.options ?? sort.defaults
const question = {
  type: sort,
  renderer,
  title: { 'zh-cn': '选购时您最看重什么？', en: 'What matters most to you when you buy?' },
  options,
}

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => <QuestionStory {...question} value={['help', 'price', 'looks', 'speed']} />

export const Partly = () => <QuestionStory {...question} options={{ ...options, max: 3 }} value={['help', 'price']} />

export const WithError = () => (
  <QuestionStory {...question} value={['help']} issues={[{ code: 'sort.tooFew', params: { count: 4 } }]} />
)

export const ReadOnly = () => <QuestionStory {...question} value={['help', 'price', 'looks', 'speed']} readOnly />

export const Phone = () => (
  <div className="max-w-80">
    <QuestionStory {...question} value={['help', 'price']} />
  </div>
)

export const LongText = () => (
  <div className="max-w-80">
    <QuestionStory
      {...question}
      options={{ choices: options.choices.map(({ id }) => ({ id, label: { 'zh-cn': long, en: long } })) }}
      value={['help', 'price']}
    />
  </div>
)

export const Designer = () => <DesignerStory type={sort} designer={designer} options={options} />

const long = 'Betriebswerkbauunterbeamtengesellschaft 以及很长的文字'
