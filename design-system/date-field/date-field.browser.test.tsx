import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Dialog } from '../dialog/index.tsx'
import { DateField, type DateFieldProps } from './index.tsx'
import { words } from './words.fixture.ts'

afterEach(async () => {
  cleanup()
  await page.viewport(1024, 768)
})

const left = vi.fn()

function Kept({ initial, ...props }: Partial<DateFieldProps> & { initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <DateField
        label="When"
        kind="date"
        locale="de"
        labels={words}
        {...props}
        value={value}
        onChange={setValue}
        onBlur={left}
      />
      <output>{value}</output>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'When' })
const button = () => screen.getByRole('button', { name: 'Open calendar' })
const panel = () => screen.findByRole('dialog', { name: 'Choose a date' })
const isShut = () => vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a date' })).toBeNull())
const answer = () => screen.getByRole('status').textContent

test('chosen by the keyboard alone, in the names of its language', async () => {
  left.mockClear()
  render(<Kept initial="2026-03-14" />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await panel()
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Samstag, 14. März 2026'))
  // The week begins on Monday, whatever the browser's own language says.
  expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe('Mo')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await isShut()
  expect(answer()).toBe('2026-03-21')
  expect(field().value).toBe('21.03.2026')
  expect(document.activeElement).toBe(field())
  expect(left).not.toHaveBeenCalled()
})

test('what a server has drawn says how a day is typed before a script does, and after a change of language', async () => {
  const field = (locale: string) => <DateField label="When" kind="date" locale={locale} labels={words} />
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(field('de')).replace('<input ', '<input placeholder="TT.MM.JJJJ" ')
  const { rerender } = render(field('de'), { container: root, hydrate: true })
  const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'When' })
  expect(input().placeholder).not.toBe('')
  await vi.waitFor(() => expect(input().placeholder).toBe('DD.MM.YYYY'), { timeout: 5000 })
  rerender(field('en-GB'))
  expect(input().placeholder).toBe('DD/MM/YYYY')
})

test('Escape shuts it and nothing around it; what opened it has the focus', async () => {
  render(
    <Dialog
      open
      onOpenChange={() => expect.unreachable('the dialog around it goes on')}
      title="Reply"
      closeLabel="Shut"
    >
      <Kept initial="2026-03-14" />
    </Dialog>,
  )
  await userEvent.click(button())
  await panel()
  await userEvent.keyboard('{Escape}')
  await isShut()
  expect(screen.getByRole('dialog', { name: 'Reply' })).toBeVisible()
  expect(document.activeElement).toBe(button())
})

test('a press beside it shuts it; today and none are a press away', async () => {
  render(<Kept initial="2026-03-14" />)
  await userEvent.click(button())
  await userEvent.click(await panel())
  await isShut()
  expect(answer()).toBe('2026-03-14')
  await userEvent.click(button())
  await panel()
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await isShut()
  expect(answer()).toBe('')
})

test('days outside the limits are seen and not chosen', async () => {
  render(<Kept initial="2026-03-14" max="2026-03-20" />)
  await userEvent.click(button())
  await panel()
  await userEvent.click(screen.getByRole('button', { name: 'Samstag, 21. März 2026' }))
  expect(answer()).toBe('2026-03-14')
  expect(screen.getByText('Outside the dates that can be chosen')).toBeVisible()
})

test('a day and its time are chosen in one go', async () => {
  render(<Kept kind="datetime" initial="2026-03-14T09:30" />)
  await userEvent.click(button())
  await panel()
  await userEvent.click(screen.getByRole('button', { name: 'Samstag, 21. März 2026' }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Hour' }), '18')
  expect(answer()).toBe('2026-03-21T18:30')
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  await isShut()
  expect(field().value).toBe('21.03.2026 18:30')
})

test('a month is one of twelve', async () => {
  render(<Kept kind="month" initial="2026-03" />)
  await userEvent.click(button())
  await panel()
  await userEvent.click(screen.getByRole('button', { name: 'Mai 2026' }))
  await isShut()
  expect(answer()).toBe('2026-05')
})

test('a week is chosen by any of its days, and shown as all seven', async () => {
  render(<Kept kind="week" initial="2026-W11" />)
  await userEvent.click(button())
  await panel()
  await userEvent.click(screen.getByRole('button', { name: 'Samstag, 21. März 2026' }))
  await isShut()
  expect(answer()).toBe('2026-W12')
  await userEvent.click(button())
  await panel()
  const first = screen.getByRole('button', { name: 'Montag, 16. März 2026' })
  expect(document.activeElement).toBe(first)
  await userEvent.keyboard('{Escape}')
  await isShut()
})

test('beside the field where there is room, a sheet at the bottom of a phone', async () => {
  render(<Kept initial="2026-03-14" />)
  await userEvent.click(button())
  const wide = (await panel()).getBoundingClientRect()
  const at = field().parentElement?.getBoundingClientRect()
  expect(wide.top).toBeCloseTo((at?.bottom ?? 0) + 4, 0)
  expect(wide.width).toBeLessThan(400)
  await userEvent.keyboard('{Escape}')
  await isShut()
  await page.viewport(375, 667)
  await userEvent.click(button())
  const sheet = (await panel()).getBoundingClientRect()
  expect([sheet.left, sheet.right, sheet.bottom]).toEqual([0, 375, 667])
})
