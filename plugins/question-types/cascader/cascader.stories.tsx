import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import cascader from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Cascader' } satisfies StoryDefault

const options = cascader.examples[0]?.options ?? cascader.defaults
const question = { type: cascader, renderer, title: { 'zh-cn': '您住在哪里？', en: 'Where do you live?' }, options }

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => <QuestionStory {...question} value={['zj', 'hz', 'yuhang']} />

export const WithError = () => (
  <QuestionStory {...question} value={['zj', 'hz']} issues={[{ code: 'cascader.incomplete' }]} />
)

export const ReadOnly = () => <QuestionStory {...question} value={['zj', 'hz', 'yuhang']} readOnly />

export const AnyLevel = () => (
  <QuestionStory {...question} options={{ ...options, anyLevel: true }} value={['zj', 'hz']} required />
)

export const Several = () => (
  <QuestionStory {...question} options={{ ...options, multiple: true }} value={[['zj', 'hz', 'yuhang'], ['sh']]} />
)

export const OwnSeparator = () => (
  <QuestionStory {...question} options={{ ...options, separator: ' → ' }} value={['zj', 'hz', 'yuhang']} />
)

export const LastLevelOnly = () => (
  <QuestionStory
    {...question}
    options={{ ...options, multiple: true, lastOnly: true }}
    value={[['zj', 'hz', 'yuhang'], ['sh']]}
  />
)

export const Designer = () => <DesignerStory type={cascader} designer={designer} options={options} />
