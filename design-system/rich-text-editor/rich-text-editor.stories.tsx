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
      <RichTextEditor value={value} onChange={setValue} labels={labels} />
    </div>
  )
}

const labels = {
  editor: '正文',
  toolbar: '文字格式',
  bold: '加粗',
  italic: '斜体',
  underline: '下划线',
  strike: '删除线',
  heading: '标题',
  bulletList: '项目符号',
  orderedList: '编号列表',
  blockquote: '引用',
  link: '链接',
  href: '链接地址',
  setLink: '确定',
  removeLink: '移除链接',
  undo: '撤销',
  redo: '重做',
}
