import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Badge } from '../badge/index.tsx'
import { Button } from '../button/index.tsx'
import { EmptyState } from '../empty-state/index.tsx'
import { TreeTable, type TreeTableProps } from './index.tsx'

export default { title: 'Design system / Data / Tree table' } satisfies StoryDefault

export const Departments = () => (
  <>
    <Specimen title="Open and closed rows, selection">
      <Live />
    </Specimen>
    <Specimen title="Compact">
      <Live density="compact" />
    </Specimen>
  </>
)

export const TenThousandRows = () => <Live rows={many} className="h-96" />

export const States = () => (
  <>
    <Specimen title="First load">
      <Live rows={[]} loading />
    </Specimen>
    <Specimen title="Empty">
      <Live rows={[]} empty={<EmptyState title="还没有部门" />} />
    </Specimen>
  </>
)

export const NarrowAndRightToLeft = () => (
  <div className="grid gap-6">
    <div className="w-80">
      <Live />
    </div>
    <div dir="rtl" lang="ar">
      <Live />
    </div>
  </div>
)

export const Failed = () => (
  <Live
    rows={[]}
    error={<EmptyState title="没有加载成功" description="网络断开了。" action={<Button>重试</Button>} />}
  />
)
export const LongText = () => (
  <div lang="de" className="max-w-96">
    <Live
      rows={[
        dept('1', 'Donaudampfschifffahrtsgesellschaft und Beteiligungen', 8, [
          dept('2', 'Rechtsabteilung, Datenschutz und Einwilligungserklärungen', 5),
        ]),
      ]}
    />
  </div>
)

interface Dept {
  id: string
  name: string
  lead: string
  people: number
  active: boolean
  children?: Dept[]
}

const dept = (id: string, name: string, people: number, children?: Dept[]): Dept => ({
  id,
  name,
  lead: ['王芳', '李强', 'Anna Meyer'][people % 3]!,
  people,
  active: people % 4 !== 0,
  ...(children && { children }),
})

const company = [
  dept('1', '总公司', 90, [
    dept('2', '销售部', 41, [dept('3', '北方区', 12), dept('4', '南方区', 29)]),
    dept('5', 'Rechtsabteilung und Datenschutz', 7),
    dept('6', '研发部', 42, [dept('7', '平台组', 20, [dept('8', '测试', 5)]), dept('9', '设计组', 22)]),
  ]),
  dept('10', '合作伙伴', 11),
]

const many = Array.from({ length: 100 }, (_, group) =>
  dept(
    `g${group}`,
    `第 ${group + 1} 组`,
    group,
    Array.from({ length: 100 }, (_, at) => dept(`g${group}-${at}`, `第 ${group + 1} 组 ${at + 1}`, at)),
  ),
)

function Live(props: Partial<TreeTableProps<Dept>>) {
  const rows = props.rows ?? company
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['1', '6', ...many.map((each) => each.id)]))
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['7']))
  const [state, setState] = useState({})
  return (
    <div className="overflow-hidden rounded-lg border border-hairline">
      <TreeTable<Dept>
        label="部门"
        rowKey={(row) => row.id}
        childrenOf={(row) => row.children}
        toggleLabel={(row) => `${row.name} 的下级`}
        columns={[
          { id: 'name', header: '名称', value: (row) => row.name, width: 280 },
          { id: 'lead', header: '负责人', value: (row) => row.lead },
          { id: 'people', header: '人数', value: (row) => row.people, align: 'end', width: 100 },
          {
            id: 'active',
            header: '状态',
            value: (row) => row.active,
            cell: (row) => (
              <Badge plain dot tone={row.active ? 'success' : 'neutral'}>
                {row.active ? '启用' : '停用'}
              </Badge>
            ),
          },
        ]}
        columnState={state}
        onColumnState={setState}
        expanded={expanded}
        onExpanded={setExpanded}
        selection={{ selected, onChange: setSelected, label: (row) => `选择 ${row.name}`, allLabel: '选择全部' }}
        {...props}
        rows={rows}
      />
    </div>
  )
}
