import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { RightToLeftPage, Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'
import { type CommandGroup, CommandPalette, type CommandSource } from './index.tsx'

export default { title: 'Design system / Overlays / Command palette' } satisfies StoryDefault

export const Palette = () => <Live recent={['forms', 'dark']} />

export const Opened = () => <Live opened recent={['forms', 'dark']} />

export const Sources = () => <Live sources={sources} />

export const LongText = () => <Live opened recent={['long']} />
export const RightToLeft = () => (
  <RightToLeftPage>
    <Live opened recent={['forms', 'dark']} />
  </RightToLeftPage>
)

function Live({
  opened = false,
  ...props
}: {
  opened?: boolean
  recent?: readonly string[]
  sources?: readonly CommandSource[]
}) {
  const [open, setOpen] = useState(opened)
  const [last, setLast] = useState('')
  return (
    <Specimen title="Ctrl K in the product" portal="command-palette">
      <div className="flex items-center gap-4">
        <Button iconStart={<Icon name="search" />} onClick={() => setOpen(true)}>
          搜索
        </Button>
        <output className="text-muted">{last}</output>
      </div>
      <CommandPalette
        open={open}
        onOpenChange={setOpen}
        groups={groups}
        onChoose={(command) => setLast(command.label)}
        {...props}
      />
    </Specimen>
  )
}

const nothing = () => {}
const groups: CommandGroup[] = [
  {
    id: 'pages',
    heading: '页面',
    commands: [
      {
        id: 'dashboard',
        label: '工作台',
        icon: 'home',
        shortcut: 'g d',
        keywords: ['gzt', 'Dashboard'],
        onSelect: nothing,
      },
      {
        id: 'forms',
        label: '我的表单',
        icon: 'file',
        shortcut: 'g f',
        keywords: ['wdbd', 'My forms'],
        onSelect: nothing,
      },
      {
        id: 'user',
        label: '用户管理',
        icon: 'users',
        hint: '系统管理',
        keywords: ['yhgl', 'Users'],
        onSelect: nothing,
      },
    ],
  },
  {
    id: 'look',
    heading: '外观',
    commands: [
      { id: 'light', label: '浅色主题', icon: 'sun', keywords: ['qszt', 'Light theme'], onSelect: nothing },
      { id: 'dark', label: '深色主题', icon: 'moon', keywords: ['sszt', 'Dark theme'], onSelect: nothing },
      {
        id: 'long',
        label: 'Kontrastreiches Erscheinungsbild mit verstärkten Trennlinien einschalten',
        icon: 'contrast',
        shortcut: 'mod+shift+c',
        onSelect: nothing,
      },
    ],
  },
]

const people = ['王小明', '李静', 'Anna Schmidt']
const sources: CommandSource[] = [
  {
    id: 'people',
    heading: '成员',
    search: (query) =>
      new Promise((answer) => {
        setTimeout(
          () =>
            answer(
              people
                .filter((name) => name.toLowerCase().includes(query.toLowerCase()))
                .map((name) => ({ id: name, label: name, icon: 'user' as const, onSelect: nothing })),
            ),
          1_200,
        )
      }),
  },
  { id: 'files', heading: '文件', search: () => Promise.reject(new Error('offline')) },
]
