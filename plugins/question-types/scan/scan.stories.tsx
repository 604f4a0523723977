import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import scan from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Scan' } satisfies StoryDefault

const question = { type: scan, renderer, title: { 'zh-cn': '设备编号', en: 'Number of the device' } }

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => <QuestionStory {...question} value="6901234567892" />

export const WithError = () => <QuestionStory {...question} value="6901234567892" issues={[{ code: 'scan.taken' }]} />

export const ReadOnly = () => <QuestionStory {...question} value="6901234567892" readOnly />

export const Designer = () => <DesignerStory type={scan} designer={designer} />
