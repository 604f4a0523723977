import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { type RichTextDoc, RichTextView } from './index.tsx'

export default { title: 'Design system / Data / Rich text' } satisfies StoryDefault

export const Everything = () => (
  <Specimen title="All blocks and marks">
    <div data-surface="paper" className="max-w-xl rounded-lg border border-hairline bg-paper p-6 text-lg">
      <RichTextView doc={doc} />
    </div>
  </Specimen>
)

export const LongText = () => (
  <div lang="de" className="max-w-60 rounded-lg border border-hairline bg-paper p-6">
    <RichTextView
      doc={{
        type: 'doc',
        content: [
          {
            type: 'heading',
            attrs: { level: 2 },
            content: [{ type: 'text', text: 'Donaudampfschifffahrtsgesellschaftskapitänsbefragung' }],
          },
          {
            type: 'paragraph',
            content: [
              {
                type: 'text',
                text: 'https://forms.example.org/s/a8Kx2Q?utm_source=newsletter&utm_campaign=donaudampfschifffahrt',
              },
            ],
          },
        ],
      }}
    />
  </div>
)
export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-xl rounded-lg border border-hairline bg-paper p-6">
    <RichTextView
      doc={{
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'وصف النشاط' }] },
          {
            type: 'bulletList',
            content: [
              { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'أحضر بطاقتك' }] }] },
            ],
          },
          {
            type: 'blockquote',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: 'الأماكن محدودة.' }] }],
          },
        ],
      }}
    />
  </div>
)

const doc: RichTextDoc = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '活动说明' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: '请在 ' },
        { type: 'text', text: '3 月 14 日', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' 前填写，详见' },
        { type: 'text', text: '活动主页', marks: [{ type: 'link', attrs: { href: 'https://example.org' } }] },
        { type: 'text', text: '。' },
      ],
    },
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Bring your badge' }] }] },
        {
          type: 'listItem',
          content: [
            { type: 'paragraph', content: [{ type: 'text', text: 'Doors open at 9', marks: [{ type: 'underline' }] }] },
          ],
        },
      ],
    },
    { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: '名额有限，先到先得。' }] }] },
    { type: 'horizontalRule' },
    { type: 'paragraph', content: [{ type: 'text', text: 'npm start', marks: [{ type: 'code' }] }] },
  ],
}
