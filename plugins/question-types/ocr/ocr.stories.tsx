import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import ocr from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / OCR' } satisfies StoryDefault

const question = { type: ocr, renderer, title: { 'zh-cn': '证件上的文字', en: 'What the card says' } }
const idCard = { ...ocr.defaults, kind: 'idCard' as const }

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => <QuestionStory {...question} value={'第一行\n第二行'} />

export const WithError = () => (
  <QuestionStory {...question} options={idCard} value="110105194912310021" issues={[{ code: 'ocr.idCard' }]} />
)

export const ReadOnly = () => <QuestionStory {...question} value={'第一行\n第二行'} readOnly />

export const Designer = () => <DesignerStory type={ocr} designer={designer} />
