import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import imageUpload from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Image upload' } satisfies StoryDefault

const question = { type: imageUpload, renderer, title: { 'zh-cn': '请上传证件照片', en: 'Photos of your card' } }
const value = [
  { id: 'kQ3xV8mT2pLw9RzB5nHc7Y', name: '正面.png', size: 48_213 },
  { id: 'aB4cD6eF8gH1jK3mN5pQ7r', name: 'A very long file name that nobody would choose.jpg', size: 512 },
]
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="steelblue" d="M0 0h4v3H0z"/><circle cx="3" cy="1" r=".5" fill="gold"/></svg>')}`
const host = {
  openFile: (_id: string, hear: (state: { state: 'ready'; url: string }) => void) => {
    hear({ state: 'ready', url: picture })
    return () => undefined
  },
}

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => (
  <QuestionStory {...question} options={{ ...imageUpload.defaults, maxCount: 3 }} value={value} host={host} />
)

export const WithError = () => (
  <QuestionStory {...question} value={value} issues={[{ code: 'image-upload.single' }]} host={host} />
)

export const ReadOnly = () => <QuestionStory {...question} value={value} host={host} readOnly />

export const CameraOnly = () => <QuestionStory {...question} options={{ ...imageUpload.defaults, cameraOnly: true }} />

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

export const Designer = () => <DesignerStory type={imageUpload} designer={designer} />
