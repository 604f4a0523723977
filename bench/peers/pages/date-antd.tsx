import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import { createRoot } from 'react-dom/client'

window.outcomes = { open: () => document.querySelectorAll('.ant-picker-cell').length > 27 }
createRoot(document.getElementById('root') as HTMLElement).render(
  <div style={{ padding: 24 }}>
    <DatePicker style={{ width: 272 }} aria-label="Day" defaultValue={dayjs('2026-03-14')} />
  </div>,
)
