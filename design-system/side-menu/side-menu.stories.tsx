import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { navExample } from '../_internal/nav-example.ts'
import type { NavItem } from '../_internal/nav-item.ts'
import { Specimen } from '../_internal/specimen.tsx'
import { SideMenu, type SideMenuProps } from './index.tsx'

export default { title: 'Design system / Navigation / Side menu' } satisfies StoryDefault

export const Open = () => (
  <div className="flex flex-wrap gap-8">
    <Specimen title="Groups of the current page">
      <Live />
    </Specimen>
    <Specimen title="All open, third level">
      <Live at="sign-in-log" defaultOpen="all" />
    </Specimen>
    <Specimen title="One of a level">
      <Live at="user" uniqueOpen />
    </Specimen>
    <Specimen title="Right to left">
      <div dir="rtl">
        <Live at="dict" />
      </div>
    </Specimen>
  </div>
)

export const Folded = () => (
  <div className="flex gap-8">
    <Specimen title="64 px" portal="side-menu">
      <Live folded at="user" />
    </Specimen>
    <Specimen title="Right to left" portal="side-menu">
      <div dir="rtl">
        <Live folded at="home" />
      </div>
    </Specimen>
  </div>
)

export const LongText = () => (
  <div lang="de">
    <Live at="mine" items={german} defaultOpen="all" />
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Live at="mine" items={arabic} defaultOpen="all" />
  </div>
)

const german: NavItem[] = [
  {
    id: 'forms',
    label: 'Formularverwaltung der Donaudampfschifffahrtsgesellschaft',
    icon: 'file',
    items: [{ id: 'mine', label: 'Einwilligungserklärungen und Teilnahmebedingungen', href: '#mine', badge: 128 }],
  },
  { id: 'user', label: 'Systemeinstellungen und Berechtigungen', icon: 'settings', href: '#user' },
]
const arabic: NavItem[] = [
  {
    id: 'forms',
    label: 'النماذج',
    icon: 'file',
    items: [{ id: 'mine', label: 'نماذجي', href: '#mine', badge: 12 }],
  },
  { id: 'user', label: 'المستخدمون', icon: 'users', href: '#user' },
]

function Live({ at = 'mine', ...props }: { at?: string } & Partial<SideMenuProps>) {
  const [current, setCurrent] = useState(at)
  return (
    <div className={props.folded ? 'w-16 bg-paper' : 'w-55 bg-paper'}>
      <SideMenu
        label="主菜单"
        items={navExample}
        current={current}
        onNavigate={(item) => setCurrent(item.id)}
        {...props}
      />
    </div>
  )
}
