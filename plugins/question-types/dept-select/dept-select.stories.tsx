import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import deptSelect from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Dept select' } satisfies StoryDefault

const options = deptSelect.examples[0]?.options ?? deptSelect.defaults
const question = { type: deptSelect, renderer, title: { 'zh-cn': '您在哪个部门？', en: 'Your department?' }, options }
const chosen = [
  { id: '21', name: '研发部' },
  { id: '23', name: 'Human Resources' },
]
const found = [
  { id: '21', name: '研发部', hint: '总公司 / 研发部' },
  { id: '31', name: '前端组', hint: '总公司 / 研发部 / 前端组' },
]
const all = { ...options, departments: 'all' as const }

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => <QuestionStory {...question} options={{ ...options, multiple: true }} value={chosen} />

export const WithError = () => <QuestionStory {...question} value={chosen} issues={[{ code: 'dept-select.single' }]} />

export const ReadOnly = () => <QuestionStory {...question} value={chosen} readOnly />

export const All = () => (
  <QuestionStory
    {...question}
    options={all}
    host={{ callAction: () => Promise.resolve({ signInRequired: false, found }) }}
  />
)

export const SignInRequired = () => (
  <QuestionStory
    {...question}
    options={all}
    host={{ callAction: () => Promise.resolve({ signInRequired: true, found: [] }) }}
  />
)

export const Designer = () => <DesignerStory type={deptSelect} designer={designer} options={options} />
