import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import faceIdentify from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Face check' } satisfies StoryDefault

const question = { type: faceIdentify, renderer, title: { 'zh-cn': '请确认是您本人', en: 'Is it you?' } }
const purposeful = {
  ...faceIdentify.defaults,
  compare: true,
  allowFile: true,
  keepPicture: true,
  purpose: {
    'zh-cn': '考场核对考生身份；记录在考试结束 30 天后删除。',
    en: 'We check who takes the exam. Records are deleted 30 days after it.',
  },
}
const passed = { result: 'passed' as const, consent: true as const, from: 'camera' as const, live: 83 }
const picture = { id: 'kQ3xV8mT2pLw9RzB5nHc7Y', name: 'face.jpg', size: 6_213 }
const portrait = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240"><rect width="320" height="240" fill="#cbd5e1"/><circle cx="160" cy="100" r="55" fill="#f1d3b8"/><path d="M60 240a100 80 0 0 1 200 0z" fill="#475569"/></svg>')}`
const host = {
  openFile: (_id: string, hear: (state: { state: 'ready'; url: string }) => void) => {
    hear({ state: 'ready', url: portrait })
    return () => undefined
  },
}

export const Empty = () => <QuestionStory {...question} />

export const WithPurpose = () => <QuestionStory {...question} options={purposeful} />

export const Filled = () => <QuestionStory {...question} value={passed} />

export const WithPicture = () => (
  <QuestionStory {...question} options={purposeful} value={{ ...passed, likeness: 82, picture }} host={host} />
)

export const Declined = () => <QuestionStory {...question} value={{ result: 'declined' }} />

export const WithError = () => <QuestionStory {...question} issues={[{ code: 'face-identify.again' }]} />

export const ReadOnly = () => <QuestionStory {...question} value={passed} readOnly />

export const Designer = () => <DesignerStory type={faceIdentify} designer={designer} />
