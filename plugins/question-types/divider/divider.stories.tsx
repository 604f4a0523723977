import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import divider from './definition.ts'
import designer from './designer.tsx'
import renderer from './renderer.tsx'

export default { title: 'Question types / Divider' } satisfies StoryDefault

const question = { type: divider, renderer, title: {} }
const text = { 'zh-cn': '以下为选填', en: 'Optional from here on' }

export const Lines = () => (
  <>
    <QuestionStory {...question} />
    <QuestionStory {...question} options={{ text: {}, line: 'dashed', tone: 'strong' }} />
    <QuestionStory {...question} options={{ text, line: 'dotted', tone: 'accent' }} />
  </>
)

export const LongText = () => (
  <div className="max-w-80">
    <QuestionStory {...question} options={{ text: { 'zh-cn': long, en: long }, line: 'solid', tone: 'quiet' }} />
  </div>
)

export const Designer = () => <DesignerStory type={divider} designer={designer} />

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk 以及一段很长的文字'
