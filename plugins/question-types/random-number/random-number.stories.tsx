import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import randomNumber from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Random number' } satisfies StoryDefault

const question = { type: randomNumber, renderer, title: { 'zh-cn': '受理编号', en: 'Case number' } }

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => <QuestionStory {...question} value="NO-0001" readOnly />

export const WithError = () => <QuestionStory {...question} issues={[{ code: 'random-number.usedUp' }]} />

export const ReadOnly = () => <QuestionStory {...question} value="20260314K7M2QX41" readOnly />

export const Designer = () => <DesignerStory type={randomNumber} designer={designer} />
