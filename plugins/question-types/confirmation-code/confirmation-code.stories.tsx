import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import confirmationCode from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Confirmation code' } satisfies StoryDefault

const question = { type: confirmationCode, renderer, title: { 'zh-cn': '入场码', en: 'Entry code' } }
const code = { code: 'K7M2QX4P', state: 'open', uses: 1, until: '2026-04-14T08:00:00.000Z', redeemed: [] } as const
const filled = { ...code, redeemed: [] }

export const Empty = () => <QuestionStory {...question} />

export const Filled = () => <QuestionStory {...question} value={filled} readOnly />

export const WithError = () => <QuestionStory {...question} issues={[{ code: 'confirmation-code.usedUp' }]} />

export const ReadOnly = () => (
  <QuestionStory {...question} options={{ ...confirmationCode.defaults, qr: false }} value={filled} readOnly />
)

export const Designer = () => <DesignerStory type={confirmationCode} designer={designer} />
