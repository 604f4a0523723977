import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import type { TreeNode } from '../tree/index.tsx'
import { TreeSelect, type TreeSelectProps } from './index.tsx'

export default { title: 'Design system / Choices / Tree select' } satisfies StoryDefault

export const Selections = () => (
  <div className="max-w-sm">
    <Specimen title="Single; open it to see its parts" portal="tree-select-popup">
      <Live initial={['north']} clearLabel="清除" />
    </Specimen>
    <Specimen title="Single, leaves only">
      <Live initial={[]} leavesOnly />
    </Specimen>
    <Specimen title="Multiple">
      <Live initial={['north', 'hr']} selection="multiple" />
    </Specimen>
    <Specimen title="Check, chips hold the topmost; two chips at most">
      <Live initial={['sales', 'hr', 'lab']} selection="check" maxChips={2} />
    </Specimen>
  </div>
)

export const Sizes = () => (
  <div className="flex max-w-sm flex-col gap-3">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Live key={size} size={size} initial={['north']} />
    ))}
  </div>
)

export const States = () => (
  <div className="flex max-w-sm flex-col gap-3">
    <Live initial={[]} />
    <Live initial={[]} invalid />
    <Live initial={['north']} readOnly />
    <Live initial={['north', 'hr']} selection="multiple" disabled />
  </div>
)

export const LongTextAndRightToLeft = () => (
  <div className="flex max-w-56 flex-col gap-3">
    <Live initial={['long']} selection="check" />
    <div dir="rtl" lang="ar">
      <Live initial={['north', 'hr']} selection="multiple" />
    </div>
  </div>
)

function Live({ initial, ...props }: { initial: string[] } & Partial<TreeSelectProps>) {
  const [value, setValue] = useState(initial)
  return (
    <TreeSelect
      label="部门"
      nodes={departments}
      placeholder="请选择部门"
      searchLabel="搜索部门"
      emptyText="没有匹配的部门"
      removeLabel="移除"
      loadingLabel="加载中"
      loadFailedLabel="加载失败，请重试"
      defaultExpanded={['head']}
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}

const departments: TreeNode[] = [
  {
    id: 'head',
    label: '总公司',
    children: [
      {
        id: 'sales',
        label: '销售部',
        children: [
          { id: 'north', label: '华北区' },
          { id: 'east', label: '华东区' },
        ],
      },
      { id: 'hr', label: '人力资源部' },
      { id: 'long', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabteilung' },
    ],
  },
  {
    id: 'branch',
    label: '深圳分公司',
    children: [
      { id: 'lab', label: '研发中心' },
      { id: 'shop', label: '门店' },
    ],
  },
]
