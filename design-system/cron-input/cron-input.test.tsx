import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { englishCron } from './cron-texts.fixture.ts'
import { CronInput, type CronInputProps } from './index.tsx'

afterEach(cleanup)

function Live({ spy, ...props }: Partial<CronInputProps> & { spy?: (text: string) => void }) {
  const [value, setValue] = useState(props.value ?? '0 0 12 * * ?')
  return (
    <CronInput
      label="Schedule"
      locale="en"
      timeZone="UTC"
      now={new Date('2026-03-14T09:30:00Z')}
      labels={englishCron}
      {...props}
      value={value}
      onChange={(next) => {
        spy?.(next)
        setValue(next)
      }}
    />
  )
}

const text = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Schedule' })
const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }))

test('says what it means and when it runs next', () => {
  render(<Live />)
  expect(screen.getByRole('status').textContent).toBe('Runs at 12:00:00, every day.')
  const runs = screen.getAllByRole('listitem').map((item) => item.querySelector('time')?.dateTime.slice(0, 10))
  expect(runs).toEqual(['2026-03-14', '2026-03-15', '2026-03-16', '2026-03-17', '2026-03-18'])
})

test('an expression that is none is explained where it is typed', async () => {
  render(<Live />)
  await userEvent.clear(text())
  await userEvent.type(text(), '0 61 12 * * ?')
  expect(screen.getByRole('alert').textContent).toBe('Minutes: “61” is outside 0 to 59.')
  expect(text().getAttribute('aria-invalid')).toBe('true')
  expect(text().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  expect(screen.queryByRole('list')).toBeNull()
})

test('tabs fill fields: steps of minutes', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await userEvent.click(screen.getByRole('radio', { name: 'In steps' }))
  expect(spy).toHaveBeenLastCalledWith('0 0/5 12 * * ?')
  const step = screen.getByRole('spinbutton', { name: 'Every' })
  await userEvent.clear(step)
  await userEvent.type(step, '20')
  expect(spy).toHaveBeenLastCalledWith('0 0/20 12 * * ?')
})

test('weekdays are written by name and free the day', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value="0 0 12 15 * ?" />)
  await openTab('Weekday')
  await userEvent.click(screen.getByRole('radio', { name: 'From … to' }))
  expect(spy).toHaveBeenLastCalledWith('0 0 12 ? * MON-FRI')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'To' }), 'Thursday')
  expect(spy).toHaveBeenLastCalledWith('0 0 12 ? * MON-THU')
  await openTab('Day')
  await userEvent.click(screen.getByRole('radio', { name: 'Last working day' }))
  expect(spy).toHaveBeenLastCalledWith('0 0 12 LW * ?')
})

test('lists are toggled and never empty; the year is written only when it says something', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await openTab('Hours')
  await userEvent.click(screen.getByRole('button', { name: '18' }))
  expect(spy).toHaveBeenLastCalledWith('0 0 12,18 * * ?')
  await userEvent.click(screen.getByRole('button', { name: '12', pressed: true }))
  spy.mockClear()
  await userEvent.click(screen.getByRole('button', { name: '18', pressed: true }))
  expect(spy).not.toHaveBeenCalled()
  await openTab('Year')
  await userEvent.click(screen.getByRole('radio', { name: 'These' }))
  expect(spy).toHaveBeenLastCalledWith(`0 0 18 * * ? ${new Date().getFullYear()}`)
  await userEvent.click(screen.getByRole('radio', { name: 'Every' }))
  expect(spy).toHaveBeenLastCalledWith('0 0 18 * * ?')
})

test('five fields stay five, without seconds and years', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value="30 9 * * *" />)
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Minutes',
    'Hours',
    'Day',
    'Month',
    'Weekday',
  ])
  await openTab('Weekday')
  await userEvent.click(screen.getByRole('radio', { name: 'These' }))
  expect(spy).toHaveBeenLastCalledWith('30 9 * * MON')
})

test('a schedule without future says so; read-only shows no tabs', () => {
  render(<Live value="0 0 0 30 2 ?" readOnly />)
  expect(screen.getByText('This schedule never runs.')).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
})
