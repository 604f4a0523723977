import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import subForm from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Sub-form' } satisfies StoryDefault

const children = subForm.examples[0]?.children ?? []
const question = {
  type: subForm,
  renderer,
  title: { 'zh-cn': '家庭成员', en: 'Members of your family' },
  options: { minRows: 1, maxRows: 4, addLabel: { 'zh-cn': '添加成员', en: 'Add a member' } },
}

export const Empty = () => <QuestionStory {...question}>{children}</QuestionStory>

export const Filled = () => (
  <QuestionStory {...question} value={[{ person: '李雷', points: 4 }, { person: '韩梅梅' }]}>
    {children}
  </QuestionStory>
)

export const WithError = () => (
  <QuestionStory
    {...question}
    options={{ ...question.options, minRows: 3 }}
    value={[{ person: '李雷' }]}
    issues={[{ code: 'sub-form.tooFew', params: { count: 3 } }]}
  >
    {children}
  </QuestionStory>
)

export const WithTotals = () => (
  <QuestionStory
    {...question}
    options={{ ...question.options, totals: ['points'] }}
    value={[
      { person: '李雷', points: 4 },
      { person: '韩梅梅', points: 5 },
    ]}
  >
    {children}
  </QuestionStory>
)

export const RowsThatStay = () => (
  <QuestionStory
    {...question}
    options={{
      ...question.options,
      named: [
        { id: 'row001', label: { 'zh-cn': '父亲', en: 'Father' } },
        { id: 'row002', label: { 'zh-cn': '母亲', en: 'Mother' } },
      ],
    }}
    value={[{}, { person: '韩梅梅' }, { person: '露西' }]}
  >
    {children}
  </QuestionStory>
)

export const AsTable = () => (
  <QuestionStory
    {...question}
    options={{ ...question.options, minRows: 2, copyRows: true, layout: 'table' }}
    value={[{ person: '李雷', points: 4 }, { person: '韩梅梅', points: 5 }, { person: '露西' }]}
  >
    {children}
  </QuestionStory>
)

export const ReadOnly = () => (
  <QuestionStory {...question} value={[{ person: '李雷', points: 4 }]} readOnly>
    {children}
  </QuestionStory>
)

export const WithoutQuestions = () => <QuestionStory {...question} />

export const Designer = () => <DesignerStory type={subForm} designer={designer} />
