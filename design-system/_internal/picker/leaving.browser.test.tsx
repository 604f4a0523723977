import '../../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { kitLabelsIn } from '../../../.ladle/kit-labels.ts'
import { DatePicker } from '../../date-picker/index.tsx'
import { DateRangePicker } from '../../date-range-picker/index.tsx'
import { DateTimePicker } from '../../date-time-picker/index.tsx'
import { KitLabelsProvider } from '../../labels/index.tsx'
import { MonthPicker } from '../../month-picker/index.tsx'

afterEach(cleanup)

const onBlur = vi.fn()
const shared = { label: 'It', locale: 'en', onBlur }
const pickers = [
  ['date', <DatePicker key="" {...shared} defaultValue="2026-03-14" />],
  ['month', <MonthPicker key="" {...shared} defaultValue="2026-03" />],
  ['date range', <DateRangePicker key="" {...shared} defaultValue={{ start: '2026-03-14', end: '2026-03-20' }} />],
  ['date and time', <DateTimePicker key="" {...shared} defaultValue="2026-03-14T10:00" />],
] as const

test.each(pickers)('%s is left once, and not for its own parts or its panel', async (_, picker) => {
  onBlur.mockClear()
  render(
    <KitLabelsProvider labels={kitLabelsIn('en')}>
      {picker}
      <button type="button">After</button>
    </KitLabelsProvider>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  const panel = await screen.findByRole('dialog')
  await expect.poll(() => panel.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Escape}')
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
  await userEvent.tab()
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'After' }))
  expect(onBlur).toHaveBeenCalledOnce()
})

test('a click elsewhere, out of the open panel, leaves', async () => {
  onBlur.mockClear()
  render(
    <KitLabelsProvider labels={kitLabelsIn('en')}>
      <DatePicker {...shared} defaultValue="2026-03-14" />
      <button type="button" style={{ position: 'fixed', insetInlineEnd: 0 }}>
        After
      </button>
    </KitLabelsProvider>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await screen.findByRole('dialog')
  await userEvent.click(screen.getByRole('button', { name: 'After' }))
  expect(onBlur).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
})
