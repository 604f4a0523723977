import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import phoneVerification from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Phone verification' } satisfies StoryDefault

const options = phoneVerification.defaults
const question = {
  type: phoneVerification,
  renderer,
  title: { 'zh-cn': '您的手机号', en: 'Your mobile number' },
  options,
}
const proof = 'sealed:1:abcdef:aGVsbG8gd29ybGQgb2YgcHJvb2Zz'
const codes = {
  callAction: (_id: string, action: string) =>
    Promise.resolve(action === 'send' ? { sent: true, waitSeconds: 60, minutes: 10, shown: '123456' } : { proof }),
}

export const Empty = () => <QuestionStory {...question} host={codes} />

export const Filled = () => <QuestionStory {...question} host={codes} value={{ phone: '+8613800138000', proof }} />

export const WithError = () => (
  <QuestionStory
    {...question}
    host={codes}
    value={{ phone: '+8613800138000' }}
    issues={[{ code: 'phone-verification.unverified' }]}
  />
)

export const ReadOnly = () => <QuestionStory {...question} value={{ phone: '+8613800138000', proof }} readOnly />

export const Designer = () => <DesignerStory type={phoneVerification} designer={designer} options={options} />
