import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Breadcrumb, type BreadcrumbItem } from './index.tsx'

export default { title: 'Design system / Navigation / Breadcrumb' } satisfies StoryDefault

export const Ways = () => (
  <>
    <Specimen title="Short">
      <Breadcrumb items={way.slice(0, 3)} label="当前位置" moreLabel="更多层级" />
    </Specimen>
    <Specimen title="Long: the middle is left out" portal="popover">
      <Breadcrumb items={way} label="当前位置" moreLabel="更多层级" />
    </Specimen>
    <Specimen title="Long text, 240 px a level at most">
      <Breadcrumb items={long} label="Position" moreLabel="Mehr" />
    </Specimen>
    <Specimen title="Right to left">
      <div dir="rtl" lang="ar">
        <Breadcrumb items={way} label="当前位置" moreLabel="更多层级" />
      </div>
    </Specimen>
  </>
)

export const LongText = () => (
  <div lang="de" className="max-w-80">
    <Breadcrumb items={long} label="Position" moreLabel="Mehr" />
  </div>
)
export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Breadcrumb items={arabic} label="الموقع الحالي" moreLabel="المزيد" />
  </div>
)

const arabic: BreadcrumbItem[] = [
  { id: 'home', label: 'الرئيسية', icon: 'home', href: '#home' },
  { id: 'system', label: 'النظام' },
  { id: 'org', label: 'الأقسام', href: '#org' },
  { id: 'edit', label: 'تعديل عضو' },
]

const way: BreadcrumbItem[] = [
  { id: 'home', label: '首页', icon: 'home', href: '#home' },
  { id: 'system', label: '系统管理' },
  { id: 'org', label: '组织架构', href: '#org' },
  { id: 'dept', label: '部门', href: '#dept' },
  { id: 'sales', label: '销售部', href: '#sales' },
  { id: 'edit', label: '编辑成员' },
]

const long: BreadcrumbItem[] = [
  { id: '1', label: 'Einwilligungserklärungen und Teilnahmebedingungen', href: '#1' },
  { id: '2', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabteilung', href: '#2' },
  { id: '3', label: 'Auswertung' },
]
