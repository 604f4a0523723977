import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { TableSelect, type TableSelectProps } from './index.tsx'

export default { title: 'Design system / Choices / Table select' } satisfies StoryDefault

export const States = () => (
  <div data-surface="paper" className="max-w-3xl">
    <Specimen title="One">
      <Live value={['garden']} />
    </Specimen>
    <Specimen title="Two to three">
      <Live value={['garden']} multiple min={2} max={3} />
    </Specimen>
    <Specimen title="Disabled, read-only, invalid">
      <Live value={['garden']} disabled />
      <div className="h-4" />
      <Live value={['garden']} readOnly />
      <div className="h-4" />
      <Live invalid />
    </Specimen>
    <Specimen title="Empty">
      <Live rows={[]} />
    </Specimen>
  </div>
)

export const Cards = () => (
  <div data-surface="paper" className="max-w-sm">
    <Specimen title="Below 640 px">
      <Live value={['hall']} multiple max={2} />
    </Specimen>
  </div>
)

export const LongTextAndRightToLeft = () => (
  <div dir="rtl" data-surface="paper" className="max-w-2xl">
    <Specimen title="rtl, long names">
      <Live
        rows={rooms.map((room) => ({ ...room, name: `${room.name} ${'很长的名字'.repeat(8)}` }))}
        value={['hall']}
      />
    </Specimen>
  </div>
)

interface Room {
  id: string
  name: string
  places: number
  price: string
}

function Live(props: Partial<TableSelectProps<Room>>) {
  const [value, setValue] = useState(props.value ?? [])
  return (
    <TableSelect
      label="会议室"
      columns={[
        { id: 'name', header: '名称', cell: (room) => room.name },
        { id: 'places', header: '座位', cell: (room) => room.places, align: 'end' },
        { id: 'price', header: '每小时', cell: (room) => room.price, align: 'end' },
      ]}
      rows={rooms}
      rowKey={(room) => room.id}
      disabledReason={(room) => (room.id === 'attic' ? '已约满' : undefined)}
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}

const rooms: Room[] = [
  { id: 'garden', name: '花园厅', places: 12, price: '¥120' },
  { id: 'attic', name: '阁楼', places: 6, price: '¥80' },
  { id: 'hall', name: '大礼堂', places: 80, price: '¥600' },
]
