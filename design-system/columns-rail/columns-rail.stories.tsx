import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { ColumnsRail, type ColumnsRailProps, type NavItem } from './index.tsx'

export default { title: 'Design system / Navigation / Columns rail' } satisfies StoryDefault

export const Highlights = () => (
  <div className="flex flex-wrap gap-10">
    {(['vertical', 'horizontal'] as const).flatMap((layout) =>
      (['round', 'card', 'arrow'] as const).map((highlight) => (
        <Specimen key={layout + highlight} title={`${layout}, ${highlight}`}>
          <Live layout={layout} highlight={highlight} />
        </Specimen>
      )),
    )}
  </div>
)

export const LongTexts = () => (
  <div className="flex flex-wrap gap-10" lang="de">
    <Specimen title="Wrapped, not cut">
      <Live items={german} />
    </Specimen>
    <Specimen title="Beside the icon">
      <Live items={german} layout="horizontal" highlight="card" />
    </Specimen>
    <Specimen title="Right to left">
      <div dir="rtl">
        <Live highlight="arrow" />
      </div>
    </Specimen>
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Live highlight="arrow" items={arabic} />
  </div>
)

const arabic: NavItem[] = [
  { id: 'home', label: 'الرئيسية', icon: 'home', href: '#home' },
  { id: 'forms', label: 'النماذج', icon: 'file', href: '#mine', badge: 12 },
  { id: 'system', label: 'النظام والصلاحيات', icon: 'settings', href: '#user' },
]

function Live({ items = chinese, ...props }: Partial<ColumnsRailProps>) {
  const [current, setCurrent] = useState('forms')
  return (
    <div className="w-max border-hairline border-e bg-paper">
      <ColumnsRail
        label="一级菜单"
        items={items}
        current={current}
        onNavigate={(item) => setCurrent(item.id)}
        {...props}
      />
    </div>
  )
}

const chinese: NavItem[] = [
  { id: 'home', label: '首页', icon: 'home', href: '#home' },
  { id: 'forms', label: '表单管理', icon: 'file', href: '#mine' },
  { id: 'todo', label: '待办', icon: 'check-square', href: '#todo', badge: 12 },
  { id: 'system', label: '系统与权限管理', icon: 'settings', href: '#user' },
]
const german: NavItem[] = [
  { id: 'home', label: 'Startseite', icon: 'home', href: '#home' },
  { id: 'forms', label: 'Formularverwaltung', icon: 'file', href: '#mine' },
  { id: 'system', label: 'Systemeinstellungen und Berechtigungen', icon: 'settings', href: '#user' },
]
