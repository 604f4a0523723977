import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import input from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Input' } satisfies StoryDefault

const question = { type: input, renderer, title: { 'zh-cn': '姓名', en: 'Name' } }

export const Empty = () => (
  <QuestionStory {...question} options={{ ...input.defaults, placeholder: { 'zh-cn': '请输入', en: 'Type here' } }} />
)

export const Filled = () => (
  <QuestionStory
    {...question}
    options={{ ...input.defaults, maxLength: 20, showCount: true, prefix: { 'zh-cn': '先生/女士', en: 'Mr/Ms' } }}
    value="欧阳娜娜"
  />
)

export const WithError = () => (
  <QuestionStory
    {...question}
    title={{ 'zh-cn': '工号', en: 'Employee number' }}
    options={{
      ...input.defaults,
      pattern: '^[A-Z]{2}[0-9]{4}$',
      patternMessage: {
        'zh-cn': '两个大写字母加四位数字，例如 AB1234',
        en: 'Two capitals and four digits, such as AB1234',
      },
    }}
    value="ab12"
    issues={[{ code: 'input.pattern' }]}
  />
)

export const WithAClearButton = () => (
  <QuestionStory {...question} options={{ ...input.defaults, clearable: true }} value="Li Lei" />
)

export const ReadOnly = () => <QuestionStory {...question} value="Li Lei" readOnly />

export const LongText = () => (
  <QuestionStory
    {...question}
    options={{ ...input.defaults, maxLength: 60, showCount: true }}
    value={'Wolfeschlegelsteinhausenbergerdorff'.repeat(3)}
    issues={[{ code: 'input.tooLong', params: { count: 60 } }]}
  />
)

export const Designer = () => <DesignerStory type={input} designer={designer} />
