import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'
import { Menu, type MenuEntry } from './index.tsx'

export default { title: 'Design system / Actions / Menu' } satisfies StoryDefault

export const Actions = () => (
  <Specimen title="Open it to see its classes" portal="menu">
    <Menu
      trigger={
        <Button iconOnly aria-label="More">
          <Icon name="more" />
        </Button>
      }
      items={items}
    />
  </Specimen>
)

export const LongTextRightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Menu
      trigger={<Button>إجراءات</Button>}
      items={[
        { id: 'edit', label: 'نص طويل بما يكفي ليلتف على أكثر من سطر واحد', icon: 'pencil', onSelect: () => {} },
        {
          id: 'copy',
          label: 'Datenschutzgrundverordnungsfolgenabschätzung',
          icon: 'copy',
          shortcut: 'Ctrl D',
          onSelect: () => {},
        },
      ]}
    />
  </div>
)

const items: MenuEntry[] = [
  { id: 'edit', label: '编辑', icon: 'pencil', onSelect: () => {} },
  { id: 'copy', label: '复制', icon: 'copy', shortcut: 'Ctrl D', onSelect: () => {} },
  { id: 'stop', label: '停止收集', icon: 'pause', disabled: true, onSelect: () => {} },
  { id: 'dense', label: '紧凑', checked: true, onSelect: () => {} },
  {
    id: 'export',
    label: '导出',
    icon: 'download',
    items: [
      { id: 'xlsx', label: 'Excel', onSelect: () => {} },
      { id: 'csv', label: 'CSV', onSelect: () => {} },
    ],
  },
  'separator',
  { id: 'delete', label: '移到回收站', icon: 'trash', tone: 'danger', onSelect: () => {} },
]
