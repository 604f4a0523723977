import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { DirectionProvider } from '../direction/index.tsx'
import type { MenuEntry } from '../menu/index.tsx'
import { SplitButton } from './index.tsx'

export default { title: 'Design system / Actions / Split button' } satisfies StoryDefault

export const Variants = () => (
  <>
    {(['primary', 'secondary', 'danger'] as const).map((variant) => (
      <Specimen key={variant} title={variant} portal="menu">
        <div className="flex flex-wrap gap-3">
          <SplitButton label="发布" icon="send" variant={variant} onClick={() => {}} items={items} />
          <SplitButton label="发布中" busy variant={variant} onClick={() => {}} items={items} />
          <SplitButton label="发布" disabled variant={variant} onClick={() => {}} items={items} />
        </div>
      </Specimen>
    ))}
  </>
)

export const Sizes = () => (
  <>
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Specimen key={size} title={size}>
        <SplitButton label="导出全部" size={size} onClick={() => {}} items={items} />
      </Specimen>
    ))}
  </>
)

export const LongText = () => (
  <div lang="de" className="max-w-60">
    <SplitButton
      label="Formular mit allen Antworten veröffentlichen"
      icon="send"
      variant="primary"
      onClick={() => {}}
      items={[{ id: 'a', label: 'Donaudampfschifffahrtsgesellschaftskapitän', onSelect: () => {} }]}
    />
  </div>
)

export const RightToLeft = () => (
  <DirectionProvider dir="rtl">
    <div dir="rtl" lang="ar">
      <SplitButton label="نشر" icon="send" variant="primary" onClick={() => {}} items={items} />
    </div>
  </DirectionProvider>
)

const items: MenuEntry[] = [
  { id: 'later', label: '定时发布…', icon: 'clock', onSelect: () => {} },
  {
    id: 'to',
    label: '发布到',
    icon: 'users',
    items: [
      { id: 'test', label: '测试组', onSelect: () => {} },
      { id: 'all', label: '全体成员', onSelect: () => {} },
    ],
  },
  'separator',
  { id: 'stop', label: '停止收集', icon: 'pause', tone: 'danger', onSelect: () => {} },
]
