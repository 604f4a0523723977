import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import type { MenuEntry } from '../menu/index.tsx'
import { ContextMenu } from './index.tsx'

export default { title: 'Design system / Actions / Context menu' } satisfies StoryDefault

export const Area = () => (
  <Specimen title="Right click, menu key, or press and hold" portal="context-menu">
    <ContextMenu items={items} label="表单操作">
      <button
        type="button"
        className="grid h-32 w-full max-w-md place-items-center rounded-lg border border-control border-dashed text-muted"
      >
        客户满意度调查
      </button>
    </ContextMenu>
  </Specimen>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <ContextMenu items={items} label="表单操作">
      <button type="button" className="rounded-lg border border-control border-dashed p-6 text-muted">
        客户满意度调查
      </button>
    </ContextMenu>
  </div>
)

export const Disabled = () => (
  <ContextMenu items={items} label="表单操作" disabled>
    <button type="button" className="rounded-lg border border-control border-dashed p-6 text-muted">
      浏览器自己的菜单
    </button>
  </ContextMenu>
)
export const LongText = () => (
  <div lang="de" className="max-w-60">
    <ContextMenu
      label="Formular"
      items={[
        {
          id: 'a',
          label: 'Donaudampfschifffahrtsgesellschaftskapitän in einen anderen Ordner verschieben',
          icon: 'folder',
          shortcut: 'Ctrl Shift M',
          onSelect: () => {},
        },
      ]}
    >
      <button
        type="button"
        className="wrap-break-word max-w-full rounded-lg border border-control border-dashed p-6 text-muted"
      >
        Donaudampfschifffahrtsgesellschaftskapitän
      </button>
    </ContextMenu>
  </div>
)

const items: MenuEntry[] = [
  { id: 'edit', label: '编辑', icon: 'pencil', onSelect: () => {} },
  { id: 'copy', label: '复制', icon: 'copy', shortcut: 'Ctrl D', onSelect: () => {} },
  { id: 'stop', label: '停止收集', icon: 'pause', disabled: true, onSelect: () => {} },
  { id: 'dense', label: '紧凑', checked: true, onSelect: () => {} },
  'separator',
  { id: 'delete', label: '移到回收站', icon: 'trash', tone: 'danger', onSelect: () => {} },
]
