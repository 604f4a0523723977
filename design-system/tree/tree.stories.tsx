import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Tree, type TreeNode, type TreeProps } from './index.tsx'

export default { title: 'Design system / Data / Tree' } satisfies StoryDefault

export const Selections = () => (
  <div className="grid max-w-4xl gap-6 md:grid-cols-3">
    <Specimen title="Single">
      <Live initial={['north']} />
    </Specimen>
    <Specimen title="Multiple">
      <Live selection="multiple" initial={['north', 'hr']} />
    </Specimen>
    <Specimen title="Check, value keeps the topmost">
      <Live selection="check" checkStrategy="topmost" initial={['north', 'hr']} />
    </Specimen>
  </div>
)

export const Sizes = () => (
  <div className="grid max-w-5xl gap-6 md:grid-cols-4">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Specimen key={size} title={size}>
        <Live size={size} initial={['north']} />
      </Specimen>
    ))}
  </div>
)

export const States = () => (
  <div className="grid max-w-4xl gap-6 md:grid-cols-3">
    <Specimen title="Disabled">
      <Live disabled initial={['north']} />
    </Specimen>
    <Specimen title="Empty">
      <Live nodes={[]} emptyText="还没有部门" />
    </Specimen>
    <Specimen title="Lazy; the second one fails">
      <Lazy />
    </Specimen>
  </div>
)

export const LongTextAndRightToLeft = () => (
  <div className="grid max-w-xl gap-6">
    <Specimen title="Long text wraps">
      <div className="w-64">
        <Live
          initial={[]}
          nodes={[
            {
              id: '1',
              label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabteilung',
              children: [{ id: '2', label: '负责华东、华南与西南三个大区的售前技术支持与客户成功团队', note: '128' }],
            },
          ]}
        />
      </div>
    </Specimen>
    <Specimen title="Right to left">
      <div dir="rtl" lang="ar">
        <Live initial={['north']} selection="check" />
      </div>
    </Specimen>
  </div>
)

export const TenThousand = () => (
  <Specimen title="10,000 nodes: only those in sight are drawn">
    <div className="max-w-sm">
      <Live nodes={manyNodes} defaultExpanded={['all']} selection="check" initial={['n3']} />
    </div>
  </Specimen>
)

function Live({ initial = [], ...props }: { initial?: string[] } & Partial<TreeProps>) {
  const [value, setValue] = useState(initial)
  return (
    <div className="rounded-lg border border-hairline bg-paper p-2">
      <Tree
        label="部门"
        nodes={departments}
        defaultExpanded={['head', 'sales']}
        loadingLabel="加载中"
        loadFailedLabel="加载失败，请重试"
        {...props}
        value={value}
        onChange={setValue}
      />
    </div>
  )
}

function Lazy() {
  const [children, setChildren] = useState<TreeNode[]>()
  return (
    <Live
      nodes={[
        { id: 'zj', label: '浙江省', lazy: true, children },
        { id: 'js', label: '江苏省', lazy: true },
      ]}
      onLoadChildren={async (node) => {
        await new Promise((resolve) => setTimeout(resolve, 800))
        if (node.id === 'js') throw new Error('offline')
        setChildren([{ id: 'hz', label: '杭州市' }])
      }}
    />
  )
}

const departments: TreeNode[] = [
  {
    id: 'head',
    label: '总公司',
    icon: 'home',
    children: [
      {
        id: 'sales',
        label: '销售部',
        icon: 'users',
        note: '36',
        children: [
          { id: 'north', label: '华北区' },
          { id: 'east', label: '华东区' },
        ],
      },
      { id: 'hr', label: '人力资源部', icon: 'users', note: '8' },
      { id: 'old', label: '已撤销的部门', icon: 'users', disabled: true },
    ],
  },
  { id: 'branch', label: '深圳分公司', icon: 'home', children: [{ id: 'lab', label: '研发中心' }] },
]

const manyNodes: TreeNode[] = [
  {
    id: 'all',
    label: '全部',
    children: Array.from({ length: 10_000 }, (_, n) => ({ id: `n${n}`, label: `节点 ${n + 1}` })),
  },
]
