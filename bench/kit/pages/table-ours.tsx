import './page.css'
import { useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type DataColumn, DataTable, type SortRule, sortRows } from '#ds/data-table'
import { type Answer, answersOfPage, columns as ids } from './answers.ts'

const numbers: readonly string[] = ['score', 'amount', 'seconds']
const columns: DataColumn<Answer>[] = ids.map((id) => ({
  id,
  header: id,
  value: (row) => row[id],
  sortable: true,
  width: 140,
  align: numbers.includes(id) ? 'end' : 'start',
}))
const rows = answersOfPage()
const keyOf = (row: Answer) => row.id

function Page() {
  const [sort, setSort] = useState<SortRule[]>([])
  const shown = useMemo(() => sortRows(rows, columns, sort, 'en'), [sort])
  return (
    <div style={{ height: 720 }}>
      <DataTable
        className="h-full"
        label="Answers"
        columns={columns}
        rows={shown}
        rowKey={keyOf}
        sort={sort}
        onSort={setSort}
      />
    </div>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
