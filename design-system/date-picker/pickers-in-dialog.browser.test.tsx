import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Dialog } from '../dialog/index.tsx'
import { Drawer } from '../drawer/index.tsx'
import type { IconName } from '../icon/index.tsx'
import { IconPicker } from '../icon-picker/index.tsx'
import { DatePicker } from './index.tsx'

afterEach(cleanup)

const dateLabels = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'Today',
  outOfRange: 'Outside',
  open: 'Open calendar',
  choose: 'Choose a day',
  unreadable: 'No date',
  clear: 'Clear',
  letters: { year: 'Y', month: 'M', day: 'D' },
}
const iconLabels = {
  choose: 'Choose an icon',
  search: 'Search icons',
  none: 'none',
  clear: 'Clear',
  empty: 'Nothing',
  found: String,
}

/** A dialog over a drawer: the deepest place a control has to work in. */
function Live() {
  const [date, setDate] = useState<string | undefined>('2026-03-14')
  const [icon, setIcon] = useState<IconName>()
  const [open, setOpen] = useState(true)
  return (
    <Drawer open onOpenChange={() => {}} title="Drawer" closeLabel="Close drawer">
      <Dialog open={open} onOpenChange={setOpen} title="Dialog" closeLabel="Close">
        <DatePicker label="Day" locale="en" value={date} onChange={setDate} labels={dateLabels} />
        <IconPicker label="Icon" value={icon} onChange={setIcon} labels={iconLabels} />
        <output>
          {date} {icon}
        </output>
      </Dialog>
    </Drawer>
  )
}

const said = () => document.querySelector('output')?.textContent

test('pickers are used by mouse inside a dialog inside a drawer', async () => {
  render(<Live />)
  await userEvent.click(screen.getByRole('button', { name: 'Open calendar' }))
  await userEvent.click(screen.getByRole('button', { name: 'Friday, March 20, 2026' }))
  expect(said()).toContain('2026-03-20')
  // It may still be fading.
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a day' })).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Icon: none' }))
  await userEvent.click(screen.getByRole('gridcell', { name: 'bell' }))
  expect(said()).toContain('bell')
  expect(screen.getByRole('dialog', { name: 'Dialog' })).toBeTruthy()
})

test('by keyboard too; Escape closes the picker and not the dialog', async () => {
  render(<Live />)
  screen.getByRole('textbox', { name: 'Day' }).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Escape}')
  // It may still be fading.
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose a day' })).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Dialog' })).toBeTruthy()
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Day' })))
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
  expect(said()).toContain('2026-03-15')
})
