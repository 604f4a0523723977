import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Calendar, type CalendarProps } from './index.tsx'

afterEach(cleanup)

const labels = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'today',
  outOfRange: 'Outside the period',
}

function Live({ spy, ...props }: Partial<CalendarProps> & { spy?: (date: string) => void }) {
  const [value, setValue] = useState<string | undefined>(props.value ?? '2026-03-14')
  return (
    <Calendar
      locale="en"
      labels={labels}
      label="Day"
      {...props}
      value={value}
      onChange={(next) => {
        spy?.(next)
        setValue(next)
      }}
    />
  )
}

const day = (name: string) => screen.getByRole('button', { name })
const focused = () => document.activeElement?.getAttribute('data-date')

test.each([
  ['{ArrowRight}', '2026-03-15'],
  ['{ArrowLeft}', '2026-03-13'],
  ['{ArrowDown}', '2026-03-21'],
  ['{ArrowUp}', '2026-03-07'],
  ['{Home}', '2026-03-08'],
  ['{End}', '2026-03-14'],
  ['{PageDown}', '2026-04-14'],
  ['{PageUp}', '2026-02-14'],
  ['{Shift>}{PageDown}{/Shift}', '2027-03-14'],
  ['{Shift>}{PageUp}{/Shift}', '2025-03-14'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}', '2026-04-04'],
])('%s leads to %s', async (keys, expected) => {
  render(<Live />)
  day('Saturday, March 14, 2026').focus()
  await userEvent.keyboard(keys)
  expect(focused()).toBe(expected)
})

test('left and right follow the direction of the text', async () => {
  render(
    <div dir="rtl">
      <Live />
    </div>,
  )
  day('Saturday, March 14, 2026').focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toBe('2026-03-15')
})

test('Enter and Space choose; the grid has one tab stop', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  day('Saturday, March 14, 2026').focus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(spy).toHaveBeenLastCalledWith('2026-03-15')
  await userEvent.keyboard('{ArrowRight} ')
  expect(spy).toHaveBeenLastCalledWith('2026-03-16')
  expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('16')
  const stops = within(screen.getByRole('grid'))
    .getAllByRole('button')
    .filter((each) => each.tabIndex === 0)
  expect(stops).toHaveLength(1)
})

test('a day that cannot be chosen takes focus, says why and is not chosen', async () => {
  const spy = vi.fn()
  render(
    <Live spy={spy} max="2026-03-20" disabledReason={(date) => (date === '2026-03-15' ? 'Fully booked' : undefined)} />,
  )
  day('Saturday, March 14, 2026').focus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(focused()).toBe('2026-03-15')
  expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true')
  const reason = document.getElementById(document.activeElement?.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toBe('Fully booked')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(reason?.textContent).toBe('Outside the period')
  expect(spy).not.toHaveBeenCalled()
})

test('the week starts where the language starts it, and days are named in full', () => {
  render(<Live locale="de" />)
  expect(screen.getAllByRole('columnheader').map((each) => each.getAttribute('abbr'))[0]).toBe('Montag')
  expect(day('Samstag, 14. März 2026').textContent).toBe('14')
  cleanup()
  render(<Live locale="zh-cn" />)
  expect(
    screen
      .getAllByRole('columnheader')
      .map((each) => each.textContent)
      .join(''),
  ).toBe('一二三四五六日')
})

test('Thai shows Buddhist years and keeps ISO values', async () => {
  const spy = vi.fn()
  render(<Live locale="th" spy={spy} />)
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Year' }).selectedOptions[0]?.textContent).toBe('2569')
  await userEvent.click(within(screen.getByRole('grid')).getByText('20'))
  expect(spy).toHaveBeenLastCalledWith('2026-03-20')
})

test('buttons and selects change the month without losing the way in', async () => {
  render(<Live />)
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }))
  expect(screen.getByRole('grid', { name: 'April 2026' })).toBeTruthy()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'December')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2027')
  const grid = screen.getByRole('grid', { name: 'December 2027' })
  expect(
    within(grid)
      .getAllByRole('button')
      .filter((each) => each.tabIndex === 0),
  ).toHaveLength(1)
})

test('a value from outside is shown, a note is read with its day', () => {
  const props = { locale: 'en', labels, onChange: () => {}, dayNote: () => '3 left' }
  const { rerender } = render(<Calendar {...props} value="2026-03-14" />)
  expect(day('Saturday, March 14, 2026, 3 left')).toBeTruthy()
  rerender(<Calendar {...props} value="2026-07-02" />)
  expect(screen.getByRole('grid', { name: 'July 2026' })).toBeTruthy()
})

test('two months share one cursor', async () => {
  render(<Live months={2} value="2026-03-31" />)
  expect(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'))).toEqual([
    'March 2026',
    'April 2026',
  ])
  day('Tuesday, March 31, 2026').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toBe('2026-04-01')
  expect(screen.getAllByRole('grid')[0]?.getAttribute('aria-label')).toBe('March 2026')
})
