import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import signaturePad from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Signature pad' } satisfies StoryDefault

const question = { type: signaturePad, renderer, title: { 'zh-cn': '请在此签名', en: 'Please sign here' } }
const drawn = { id: 'kQ3xV8mT2pLw9RzB5nHc7Y', name: 'signature.png', size: 6_213, method: 'drawn' as const }
const typed = { ...drawn, method: 'typed' as const, signer: '李雷' }
const written = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 300"><path d="M120 200c60-160 120-160 110-20s120-140 160-40 80 60 120-40 60 160 240 20" fill="none" stroke="black" stroke-width="6"/></svg>')}`
const host = {
  openFile: (_id: string, hear: (state: { state: 'ready'; url: string }) => void) => {
    hear({ state: 'ready', url: written })
    return () => undefined
  },
}

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => <QuestionStory {...question} value={drawn} host={host} />

export const Typed = () => <QuestionStory {...question} value={typed} host={host} />

export const WithError = () => <QuestionStory {...question} issues={[{ code: 'signature-pad.gone' }]} />

export const ReadOnly = () => <QuestionStory {...question} value={drawn} host={host} readOnly />

export const Designer = () => <DesignerStory type={signaturePad} designer={designer} />
