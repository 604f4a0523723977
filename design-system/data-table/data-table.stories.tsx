import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Badge } from '../badge/index.tsx'
import { BulkBar } from '../bulk-bar/index.tsx'
import { Button } from '../button/index.tsx'
import { ColumnSettings } from '../column-settings/index.tsx'
import { EmptyState } from '../empty-state/index.tsx'
import { type ColumnState, type DataColumn, DataTable, type DataTableProps, type SortRule, sortRows } from './index.tsx'
import { type Answer, answers, columns } from './sample-answers.tsx'

export default { title: 'Design system / Data / Data table' } satisfies StoryDefault

/** Not in a specimen: reading the classes of parts while they are scrolled by would be measured with them. */
export const HundredThousandRows = () => <Live rows={answers(100_000)} className="h-[36rem]" />

export const Densities = () => (
  <>
    {(['compact', 'default', 'roomy'] as const).map((density) => (
      <Specimen key={density} title={density}>
        <Live rows={few} density={density} />
      </Specimen>
    ))}
  </>
)

export const States = () => (
  <>
    <Specimen title="First load">
      <Live rows={[]} loading />
    </Specimen>
    <Specimen title="Loading again: the old rows stay">
      <Live rows={few} loading />
    </Specimen>
    <Specimen title="Empty">
      <Live
        rows={[]}
        empty={
          <EmptyState
            title="还没有答卷"
            description="把表单发出去，答卷会出现在这里。"
            action={<Button variant="primary">分享表单</Button>}
          />
        }
      />
    </Specimen>
    <Specimen title="Failed">
      <Live
        rows={[]}
        error={<EmptyState title="没有加载成功" description="网络断开了。" action={<Button>重试</Button>} />}
      />
    </Specimen>
  </>
)

export const PinnedOnBothSides = () => (
  <Specimen title="Scroll sideways: the name stays at the start, the duration at the end">
    <div className="max-w-2xl">
      <Live rows={few} initial={{ pinned: { seconds: 'end' } }} />
    </div>
  </Specimen>
)

export const FixedColumns = () => (
  <Specimen title="Without selection, sorting or column state">
    <DataTable label="答卷" columns={columns.slice(0, 5)} rows={few} rowKey={(row) => row.id} />
  </Specimen>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-2xl">
    <Live rows={few} />
  </div>
)

const few = answers(8)

function Live({
  rows,
  initial = {},
  ...props
}: Partial<Omit<DataTableProps<Answer>, 'rows'>> & { rows: readonly Answer[]; initial?: ColumnState }) {
  const [state, setState] = useState(initial)
  const [sort, setSort] = useState<readonly SortRule[]>([])
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<string>()
  const [sorted, setSorted] = useState(rows)
  return (
    <div className="grid gap-3">
      <div className="flex justify-end">
        <ColumnSettings columns={columns} state={state} onChange={setState} />
      </div>
      <div className="overflow-hidden rounded-lg border border-hairline">
        <DataTable<Answer>
          label="答卷"
          columns={columns as readonly DataColumn<Answer>[]}
          rows={sorted}
          rowKey={keyOf}
          columnState={state}
          onColumnState={setState}
          sort={sort}
          onSort={(next) => {
            setSort(next)
            setSorted(sortRows(rows, columns, next, 'zh'))
          }}
          selection={{ selected, onChange: setSelected, label: (row) => `选择 ${row.name}`, allLabel: '选择全部' }}
          onRowOpen={(row) => setOpen(row.id)}
          openKey={open}
          announceWidth={(column, px) => `${column}，宽 ${px} 像素`}
          announceMove={(column, position, count) => `${column}，第 ${position} 列，共 ${count} 列`}
          {...props}
        />
      </div>
      <BulkBar
        count={selected.size}
        label="批量操作"
        countText={`已选 ${selected.size.toLocaleString('zh')} 份`}
        clearedText="已取消选择"
        clearLabel="取消选择"
        onClear={() => setSelected(new Set())}
        actions={[
          {
            id: 'export',
            label: `导出 ${selected.size.toLocaleString('zh')} 份`,
            icon: 'download',
            onSelect: () => {},
          },
        ]}
      />
    </div>
  )
}

function keyOf(row: Answer): string {
  return row.id
}

export const OwnCells = () => (
  <Specimen title="Cells that draw themselves">
    <DataTable
      label="表单"
      rowKey={(row) => row.title}
      rows={[
        { title: '客户满意度调查', live: true },
        { title: 'Donaudampfschifffahrtsgesellschaftskapitänsbefragung', live: false },
      ]}
      columns={[
        { id: 'title', header: '名称', value: (row) => row.title, width: 240 },
        {
          id: 'status',
          header: '状态',
          value: (row) => row.live,
          cell: (row) => (
            <Badge plain dot tone={row.live ? 'success' : 'neutral'}>
              {row.live ? '收集中' : '草稿'}
            </Badge>
          ),
        },
      ]}
    />
  </Specimen>
)

export const LongText = () => (
  <div lang="de" className="max-w-2xl">
    <DataTable
      label="Formulare"
      rowKey={(row) => row.title}
      rows={[
        {
          title: 'Donaudampfschifffahrtsgesellschaftskapitänsbefragung 2026',
          owner: 'Wolfeschlegelsteinhausenbergerdorff',
        },
        { title: 'Einwilligungserklärung zur Verarbeitung personenbezogener Daten', owner: 'Anna Schmidt' },
      ]}
      columns={[
        { id: 'title', header: 'Bezeichnung des Formulars im Verzeichnis', value: (row) => row.title, width: 240 },
        { id: 'owner', header: 'Verantwortliche Person', value: (row) => row.owner, width: 160 },
      ]}
    />
  </div>
)
