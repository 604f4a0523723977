import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import imageSelect from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Image select' } satisfies StoryDefault

// Stories have no stored pictures: options look as they do before their pictures were chosen.
const options = imageSelect.examples[0]?.options ?? imageSelect.defaults
const question = {
  type: imageSelect,
  renderer,
  title: { 'zh-cn': '团建想去哪里？', en: 'Where should the team outing go?' },
  options,
}

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => <QuestionStory {...question} value={{ ids: ['hills'] }} />

export const Multiple = () => (
  <QuestionStory {...question} options={{ ...options, multiple: true, columns: 2 }} value={{ ids: ['sea', 'city'] }} />
)

export const WithError = () => (
  <QuestionStory
    {...question}
    options={{ ...options, multiple: true, min: 2 }}
    value={{ ids: ['sea'] }}
    issues={[{ code: 'image-select.tooFew', params: { count: 2 } }]}
  />
)

export const ReadOnly = () => <QuestionStory {...question} value={{ ids: ['hills'] }} readOnly />

export const Designer = () => <DesignerStory type={imageSelect} designer={designer} options={options} />
