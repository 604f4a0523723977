import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { type PageTag, TagsView } from './index.tsx'

export default { title: 'Design system / Navigation / Tags view' } satisfies StoryDefault

export const Strip = () => (
  <>
    <Specimen title="A few pages" portal="context-menu">
      <Live start={pages.slice(0, 4)} />
    </Specimen>
    <Specimen title="With icons">
      <Live start={pages.slice(0, 4)} icons />
    </Specimen>
    <Specimen title="More than fit">
      <div className="max-w-2xl">
        <Live start={pages} />
      </div>
    </Specimen>
    <Specimen title="Right to left">
      <div dir="rtl" className="max-w-md">
        <Live start={pages} icons />
      </div>
    </Specimen>
  </>
)

export const LongText = () => (
  <div lang="de" className="max-w-96">
    <Live
      start={[
        { id: 'mine', label: 'Donaudampfschifffahrtsgesellschaftskapitänsbefragung 2026', icon: 'file', href: '#a' },
        { id: 'b', label: 'Einwilligungserklärungen und Teilnahmebedingungen', icon: 'pencil', href: '#b' },
      ]}
      icons
    />
  </div>
)
export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-md">
    <Live
      start={[
        { id: 'home', label: 'الرئيسية', icon: 'home', href: '#home', fixed: true },
        { id: 'mine', label: 'نماذجي', icon: 'file', href: '#mine' },
        { id: 'user', label: 'المستخدمون', icon: 'users', href: '#user' },
      ]}
      icons
    />
  </div>
)

function Live({ start, icons }: { start: readonly PageTag[]; icons?: boolean }) {
  const [tags, setTags] = useState(start)
  const [current, setCurrent] = useState<string | undefined>('mine')
  return (
    <div className="border border-hairline bg-desk px-2 py-1">
      <TagsView
        label="已打开的页面"
        tags={tags}
        current={current}
        showIcons={icons}
        onNavigate={(tag) => setCurrent(tag.id)}
        onClose={(ids, next) => {
          setTags(tags.filter((tag) => !ids.includes(tag.id)))
          setCurrent(next)
        }}
        onReorder={setTags}
        onRefresh={() => {}}
        onFullScreen={() => {}}
        shortcuts={{ refresh: 'Alt Shift R', closeThis: 'Alt W' }}
      />
    </div>
  )
}

const pages: PageTag[] = [
  { id: 'home', label: '首页', icon: 'home', href: '#home', fixed: true },
  { id: 'mine', label: '我的表单', icon: 'file', href: '#mine' },
  { id: 'survey', label: '2026 年度客户满意度调查（华东区）', icon: 'pencil', href: '#survey' },
  { id: 'data', label: 'Auswertung der Teilnahmebedingungen', icon: 'bar-chart', href: '#data' },
  { id: 'user', label: '用户管理', icon: 'users', href: '#user' },
  { id: 'role', label: '角色管理', icon: 'shield', href: '#role' },
  { id: 'menu', label: '菜单管理', icon: 'menu', href: '#menu' },
  { id: 'dict', label: '字典管理', icon: 'list', href: '#dict' },
  { id: 'config', label: '参数设置', icon: 'settings', href: '#config' },
]
