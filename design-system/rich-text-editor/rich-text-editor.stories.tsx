import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import type { RichTextDoc } from '../rich-text/index.tsx'
import { RichTextEditor, type RichTextEditorProps } from './index.tsx'

export default { title: 'Design system / Inputs / Rich text editor' } satisfies StoryDefault

export const Editing = () => (
  <Specimen title="Toolbar and text">
    <Live initial={sample} />
  </Specimen>
)

export const Empty = () => <Live initial={undefined} />

export const Disabled = () => <Live initial={sample} disabled />

export const ReadOnly = () => <Live initial={sample} readOnly />

export const Invalid = () => <Live initial={undefined} invalid />

export const LongText = () => (
  <div lang="de" className="max-w-80">
    <Live
      initial={{
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
              { type: 'text', text: 'Bitte bis zum 14. März ausfüllen und danach noch einmal prüfen. '.repeat(6) },
            ],
          },
        ],
      }}
    />
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Live
      initial={{
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'وصف النشاط' }] },
          { type: 'paragraph', content: [{ type: 'text', text: 'يرجى التعبئة قبل 14 مارس.' }] },
        ],
      }}
    />
  </div>
)

const sample: RichTextDoc = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '活动说明' }] },
    { type: 'paragraph', content: [{ type: 'text', text: '请在 3 月 14 日前填写。' }] },
  ],
}

function Live({ initial, ...props }: { initial?: RichTextDoc | undefined } & Partial<RichTextEditorProps>) {
  const [value, setValue] = useState(initial)
  return (
    <div className="max-w-2xl">
      <RichTextEditor {...props} value={value} onChange={setValue} />
    </div>
  )
}
