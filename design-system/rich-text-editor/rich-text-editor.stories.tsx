import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import type { RichTextDoc } from '../rich-text/index.tsx'
import { RichTextEditor } from './index.tsx'

export default { title: 'Design system / Inputs / Rich text editor' } satisfies StoryDefault

export const Editing = () => (
  <Specimen title="Toolbar and text">
    <Live />
  </Specimen>
)

function Live() {
  const [value, setValue] = useState<RichTextDoc | undefined>({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '活动说明' }] },
      { type: 'paragraph', content: [{ type: 'text', text: '请在 3 月 14 日前填写。' }] },
    ],
  })
  return (
    <div className="max-w-2xl">
      <RichTextEditor value={value} onChange={setValue} />
    </div>
  )
}
