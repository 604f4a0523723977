import './page.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { DatePicker } from '#ds/date-picker'

const labels = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'Today',
  outOfRange: 'Outside the dates allowed',
  open: 'Open the calendar',
  choose: 'Choose a date',
  unreadable: 'Type the date as {pattern}.',
  clear: 'Clear',
  letters: { year: 'Y', month: 'M', day: 'D' },
}

function Page() {
  const [value, setValue] = useState<string | undefined>('2026-03-14')
  return (
    <div style={{ width: 320, padding: 24 }}>
      <DatePicker label="Day" locale="en" value={value} onChange={setValue} labels={labels} />
    </div>
  )
}

window.outcomes = { open: () => document.querySelectorAll('[data-date]').length > 27 }
const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
