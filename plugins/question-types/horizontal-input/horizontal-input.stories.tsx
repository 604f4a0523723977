import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import horizontalInput from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Horizontal input' } satisfies StoryDefault

const options = horizontalInput.examples[0]?.options ?? horizontalInput.defaults
const question = {
  type: horizontalInput,
  renderer,
  title: { 'zh-cn': '您的通勤情况', en: 'Your way to work' },
  options,
}

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => <QuestionStory {...question} value={{ city: '杭州', time: 35, means: '地铁' }} />

export const WithError = () => (
  <QuestionStory
    {...question}
    value={{ city: '杭州' }}
    issues={[{ code: 'horizontal-input.missing', path: ['time'] }]}
  />
)

export const ReadOnly = () => <QuestionStory {...question} value={{ city: '杭州', time: 35 }} readOnly />

export const Phone = () => (
  <div className="max-w-80">
    <QuestionStory {...question} value={{ city: 'Hangzhou' }} />
  </div>
)

export const Designer = () => <DesignerStory type={horizontalInput} designer={designer} options={options} />
