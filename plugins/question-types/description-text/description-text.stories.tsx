import type { StoryDefault } from '@ladle/react'
import { DesignerStory, QuestionStory } from '#sdk/stories'
import type { RichText } from '#shared/rich-text'
import descriptionText from './definition.ts'
import designer from './designer.tsx'
import { tones } from './parts/tones.ts'
import renderer from './renderer.tsx'

export default { title: 'Question types / Description text' } satisfies StoryDefault

const content: Record<string, RichText> = {
  'zh-cn': {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: '请先阅读' },
          { type: 'text', text: '活动须知', marks: [{ type: 'link', attrs: { href: 'https://example.com/' } }] },
          { type: 'text', text: '，再填写以下信息。' },
        ],
      },
      {
        type: 'bulletList',
        content: ['报名截止后不再受理', '每人限报一场'].map((text) => ({
          type: 'listItem',
          content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
        })),
      },
    ],
  },
}

const question = { type: descriptionText, renderer, title: { 'zh-cn': '活动说明', en: 'About the event' } }

export const Filled = () => <QuestionStory {...question} options={{ content, align: 'start' }} />

export const Centered = () => <QuestionStory {...question} options={{ content, align: 'center' }} />

export const Coloured = () => (
  <>
    {tones.map((tone) => (
      <QuestionStory key={tone} {...question} options={{ content, align: 'start', tone, boxed: true }} />
    ))}
    <QuestionStory {...question} options={{ content, align: 'end', tone: 'accent' }} />
  </>
)

export const Folded = () => (
  <QuestionStory
    {...question}
    options={{ content, align: 'start', folded: true, foldLabel: { 'zh-cn': '阅读活动须知', en: 'Read the rules' } }}
  />
)

export const Designer = () => (
  <DesignerStory type={descriptionText} designer={designer} options={{ content, align: 'start' }} />
)
