import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import type { Size } from '../_internal/size-context.ts'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { type SavedView, SavedViews, type SavedViewsLabels, sameState } from './index.tsx'

export default { title: 'Design system / Data / Saved views' } satisfies StoryDefault

export const States = () => (
  <>
    <Specimen title="Live: change the filter, then save or go back" portal="save-view">
      <Live />
    </Specimen>
    <Specimen title="Changed, of somebody else">
      <SavedViews {...still} current="team" changed />
    </Specimen>
    <Specimen title="No view">
      <SavedViews {...still} views={[]} current={undefined} changed={false} />
    </Specimen>
  </>
)

export const Sizes = () =>
  (['default', 'medium', 'small', 'mini'] as const).map((size) => (
    <Specimen key={size} title={size}>
      <Live size={size} />
    </Specimen>
  ))

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <SavedViews {...still} current="mine" changed />
  </div>
)

export const LongText = () => (
  <div lang="de" className="max-w-80">
    <SavedViews
      {...still}
      views={[{ id: 'x', name: 'Donaudampfschifffahrtsgesellschaftskapitänsbefragungen', scope: 'private' }]}
      current="x"
      changed
    />
  </div>
)

interface Held extends SavedView {
  state: { status?: string }
}

const first: Held[] = [
  { id: 'mine', name: '我的草稿', scope: 'private', isDefault: true, state: { status: 'draft' } },
  { id: 'team', name: '团队：收集中', scope: 'shared', editable: false, state: { status: 'live' } },
  { id: 'audit', name: '审计', scope: 'role', state: {} },
]

function Live({ size }: { size?: Size }) {
  const [views, setViews] = useState(first)
  const [current, setCurrent] = useState<string | undefined>('mine')
  const [state, setState] = useState<Held['state']>({ status: 'draft' })
  const saved = views.find((each) => each.id === current)?.state ?? {}
  return (
    <div className="flex flex-wrap items-center gap-4">
      <SavedViews
        views={views}
        current={current}
        changed={!sameState(saved, state)}
        onSelect={(id) => {
          setCurrent(id)
          setState(views.find((each) => each.id === id)?.state ?? {})
        }}
        onSave={(id) => setViews(views.map((each) => (each.id === id ? { ...each, state } : each)))}
        onSaveAs={(view) => {
          setViews([...views, { ...view, id: view.name, state }])
          setCurrent(view.name)
        }}
        onReset={() => setState(saved)}
        onMakeDefault={(id) => setViews(views.map((each) => ({ ...each, isDefault: each.id === id })))}
        onRemove={(id) => setViews(views.filter((each) => each.id !== id))}
        size={size}
      />
      <Button size={size} onClick={() => setState(state.status === 'closed' ? {} : { status: 'closed' })}>
        筛选：{state.status ?? '无'}
      </Button>
    </div>
  )
}

const labels: SavedViewsLabels = {
  none: '全部表单',
  view: '视图',
  changed: '已更改',
  save: '保存',
  saveAs: '另存为',
  reset: '还原',
  makeDefault: '设为默认',
  remove: '删除视图',
  isDefault: '默认视图',
  scope: { private: '仅自己', shared: '所有人', role: '同角色成员' },
  name: '名称',
  scopeQuestion: '谁可以看到',
  submit: '保存视图',
  nameMissing: '请输入名称',
  nameTaken: '已有同名视图',
}

const still = {
  views: first,
  labels,
  onSelect: () => {},
  onSave: () => {},
  onSaveAs: () => {},
  onReset: () => {},
}
