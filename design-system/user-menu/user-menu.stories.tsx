import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import type { MenuEntry } from '../menu/index.tsx'
import { UserMenu } from './index.tsx'

export default { title: 'Design system / Navigation / User menu' } satisfies StoryDefault

export const Menus = () => (
  <>
    <Specimen title="Picture, name, menu" portal="menu">
      <UserMenu name="王小明" detail="wang@example.org" label="王小明：账号" items={items} />
    </Specimen>
    <Specimen title="Picture only">
      <UserMenu name="Ánh Nguyễn" label="Ánh Nguyễn" showName={false} items={items} />
    </Specimen>
  </>
)

export const LongText = () => (
  <div lang="de" className="flex">
    <UserMenu
      name="Maximiliane Donaudampfschifffahrtsgesellschaft von und zu Hohenstein"
      detail="Rechtsabteilung"
      label="Konto"
      items={items}
    />
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="flex">
    <UserMenu name="سارة علي" detail="sara@example.org" label="سارة علي" items={items} />
  </div>
)

const items: MenuEntry[] = [
  { id: 'profile', label: '个人资料', icon: 'user', onSelect: () => {} },
  { id: 'keys', label: '键盘快捷键', icon: 'keyboard', shortcut: '?', onSelect: () => {} },
  { id: 'lock', label: '锁定屏幕', icon: 'lock', onSelect: () => {} },
  'separator',
  { id: 'out', label: '退出登录', icon: 'log-out', onSelect: () => {} },
]
