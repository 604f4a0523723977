import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Badge } from '../badge/index.tsx'
import { Button } from '../button/index.tsx'
import { EmptyState } from '../empty-state/index.tsx'
import { Icon } from '../icon/index.tsx'
import { Table, type TableColumn } from './index.tsx'

export default { title: 'Design system / Data / Table' } satisfies StoryDefault

export const Rows = () => (
  <Specimen title="Selection, sticky first column, opens on click">
    <div className="overflow-hidden rounded-lg border border-hairline">
      <Live />
    </div>
  </Specimen>
)

export const Dense = () => (
  <Specimen title="Dense, loading again">
    <Table columns={columns} rows={rows} rowKey={(row) => row.id} caption="Forms" density="dense" loading />
  </Specimen>
)

export const FirstLoad = () => (
  <Specimen title="First load">
    <Table columns={columns} rows={[]} rowKey={(row: Row) => row.id} caption="Forms" loading />
  </Specimen>
)

export const Empty = () => (
  <Specimen title="Empty">
    <div className="overflow-hidden rounded-lg border border-hairline">
      <Table
        columns={columns}
        rows={[]}
        rowKey={(row: Row) => row.id}
        caption="Forms"
        empty={
          <EmptyState
            title="还没有表单"
            description="从空白开始，或选一个模板。"
            action={<Button variant="primary">新建表单</Button>}
          />
        }
      />
    </div>
  </Specimen>
)

export const NarrowAndRightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-80 overflow-hidden rounded-lg border border-hairline">
    <Live />
  </div>
)

export const LongText = () => (
  <div lang="de" className="max-w-96 overflow-hidden rounded-lg border border-hairline">
    <Table
      caption="Formulare"
      rowKey={(row: Row) => row.id}
      columns={columns}
      rows={[
        {
          id: '1',
          title: 'Donaudampfschifffahrtsgesellschaftskapitänsbefragung der Rechtsabteilung',
          live: true,
          answers: 1204,
        },
      ]}
    />
  </div>
)

function Live() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']))
  const [active, setActive] = useState<string>()
  return (
    <Table
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      caption="Forms"
      stickyFirst
      activeKey={active}
      onRowClick={(row) => setActive(row.id)}
      selection={{ selected, onChange: setSelected, label: (row) => row.title, allLabel: 'All forms' }}
    />
  )
}

interface Row {
  id: string
  title: string
  live: boolean
  answers: number
}

const rows: Row[] = [
  { id: '1', title: '客户满意度调查', live: true, answers: 5000 },
  { id: '2', title: 'Spring event registration', live: true, answers: 128 },
  { id: '3', title: '员工入职信息登记', live: false, answers: 0 },
]

const columns: TableColumn<Row>[] = [
  { id: 'title', header: '名称', cell: (row) => <span className="whitespace-nowrap font-medium">{row.title}</span> },
  {
    id: 'status',
    header: '状态',
    width: 120,
    cell: (row) => (
      <Badge plain dot tone={row.live ? 'success' : 'neutral'}>
        {row.live ? '收集中' : '草稿'}
      </Badge>
    ),
  },
  { id: 'answers', header: '答卷', align: 'end', width: 120, cell: (row) => row.answers.toLocaleString('en') },
  {
    id: 'actions',
    header: <span className="sr-only">操作</span>,
    align: 'end',
    width: 80,
    cell: (row) => (
      <Button size="small" variant="ghost" iconOnly aria-label={`更多：${row.title}`}>
        <Icon name="more" />
      </Button>
    ),
  },
]
