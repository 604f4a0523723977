import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { navExample } from '../_internal/nav-example.ts'
import type { NavItem } from '../_internal/nav-item.ts'
import { Specimen } from '../_internal/specimen.tsx'
import { DirectionProvider } from '../direction/index.tsx'
import { NavMenu } from './index.tsx'

export default { title: 'Design system / Navigation / Nav menu' } satisfies StoryDefault

export const Widths = () => (
  <>
    <Specimen title="Room for all">
      <Live />
    </Specimen>
    <Specimen title="480 px: the rest is under more">
      <div className="max-w-[480px]">
        <Live />
      </div>
    </Specimen>
    <Specimen title="240 px, the page is under more">
      <div className="max-w-60">
        <Live at="dict" />
      </div>
    </Specimen>
  </>
)

export const LongText = () => (
  <div lang="de" className="max-w-160">
    <Live items={german} />
  </div>
)

export const RightToLeft = () => (
  <DirectionProvider dir="rtl">
    <div dir="rtl" lang="ar">
      <Live items={arabic} />
    </div>
  </DirectionProvider>
)

const german: NavItem[] = [
  { id: 'mine', label: 'Formularverwaltung der Donaudampfschifffahrtsgesellschaft', icon: 'file', href: '#mine' },
  { id: 'user', label: 'Systemeinstellungen und Berechtigungen', icon: 'settings', href: '#user' },
]
const arabic: NavItem[] = [
  { id: 'mine', label: 'نماذجي', icon: 'file', href: '#mine' },
  { id: 'todo', label: 'المهام', icon: 'check-square', href: '#todo' },
  { id: 'user', label: 'المستخدمون', icon: 'users', href: '#user' },
]

function Live({ at = 'mine', items = navExample }: { at?: string; items?: readonly NavItem[] }) {
  const [current, setCurrent] = useState(at)
  return (
    <div className="flex border border-hairline bg-paper px-2">
      <NavMenu label="主导航" items={items} current={current} onNavigate={(item) => setCurrent(item.id)} />
    </div>
  )
}
