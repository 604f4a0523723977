import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import upload from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Upload' } satisfies StoryDefault

const question = { type: upload, renderer, title: { 'zh-cn': '请上传实习报告', en: 'Your report' } }
const files = [
  { id: 'kQ3xV8mT2pLw9RzB5nHc7Y', name: '报告.pdf', size: 48_213 },
  {
    id: 'aB4cD6eF8gH1jK3mN5pQ7r',
    name: 'A very long file name that nobody would choose, and that still exists.txt',
    size: 512,
  },
]

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => <QuestionStory {...question} options={{ ...upload.defaults, maxCount: 3 }} value={files} />

export const WithError = () => <QuestionStory {...question} value={files} issues={[{ code: 'upload.single' }]} />

export const ReadOnly = () => <QuestionStory {...question} value={files} readOnly />

export const Sending = () => (
  <QuestionStory
    {...question}
    host={{
      uploadFile: (_questionId, _file, { onProgress }) => {
        onProgress?.(0.4)
        return new Promise(() => undefined)
      },
    }}
  />
)

export const Failing = () => (
  <QuestionStory {...question} host={{ uploadFile: () => Promise.reject(new Error('网络不可用，请稍后重试')) }} />
)

export const Designer = () => <DesignerStory type={upload} designer={designer} />
