import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import userSelect from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / User select' } satisfies StoryDefault

const options = userSelect.examples[0]?.options ?? userSelect.defaults
const question = { type: userSelect, renderer, title: { 'zh-cn': '谁来接待您？', en: 'Who will meet you?' }, options }
const people = [
  { id: '11', name: '林晓' },
  { id: '13', name: 'Anna Weber' },
]
const everyone = { ...options, people: 'everyone' as const }

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => <QuestionStory {...question} options={{ ...options, multiple: true }} value={people} />

export const WithError = () => <QuestionStory {...question} value={people} issues={[{ code: 'user-select.single' }]} />

export const ReadOnly = () => <QuestionStory {...question} value={people} readOnly />

export const Everyone = () => (
  <QuestionStory
    {...question}
    options={everyone}
    host={{ callAction: () => Promise.resolve({ signInRequired: false, found: people }) }}
  />
)

export const WithRole = () => (
  <QuestionStory
    {...question}
    options={{ ...options, people: 'roles', roles: [{ roleId: '31', name: '审批人' }] }}
    host={{ callAction: () => Promise.resolve({ signInRequired: false, found: people.slice(0, 1) }) }}
  />
)

export const SignInRequired = () => (
  <QuestionStory
    {...question}
    options={everyone}
    host={{ callAction: () => Promise.resolve({ signInRequired: true, found: [] }) }}
  />
)

export const Failing = () => (
  <QuestionStory
    {...question}
    options={everyone}
    host={{ callAction: () => Promise.reject(new Error('网络不可用')) }}
  />
)

export const Designer = () => <DesignerStory type={userSelect} designer={designer} options={options} />
