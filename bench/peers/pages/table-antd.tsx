import { Table, type TableColumnsType } from 'antd'
import { createRoot } from 'react-dom/client'
import { type Answer, answersOfPage, byLanguage, columns as ids } from '../../kit/pages/answers.ts'

const numbers = ['score', 'amount', 'seconds']
const columns: TableColumnsType<Answer> = ids.map((id) => ({
  dataIndex: id,
  key: id,
  title: id,
  width: 140,
  sorter: numbers.includes(id)
    ? (a, b) => Number(a[id]) - Number(b[id])
    : (a, b) => byLanguage(String(a[id]), String(b[id])),
  ...(numbers.includes(id) ? { align: 'right' as const } : {}),
}))
const rows = answersOfPage()

createRoot(document.getElementById('root') as HTMLElement).render(
  <div style={{ height: 720 }}>
    <Table<Answer>
      virtual
      rowKey="id"
      columns={columns}
      dataSource={rows}
      pagination={false}
      showSorterTooltip={false}
      scroll={{ x: 140 * ids.length, y: 665 }}
    />
  </div>,
)
