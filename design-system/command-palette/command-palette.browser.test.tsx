import '../styles/index.css'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  type Command,
  type CommandGroup,
  CommandPalette,
  type CommandPaletteLabels,
  type CommandSource,
} from './index.tsx'

afterEach(cleanup)
beforeEach(() => vi.clearAllMocks())

const labels: CommandPaletteLabels = {
  title: 'Commands',
  search: 'Search',
  recent: 'Recent',
  empty: 'Nothing found',
  searching: (source) => `Searching ${source}`,
  failed: (source) => `${source} failed`,
  found: (count) => `${count} found`,
  walk: 'walk',
  choose: 'choose',
  close: 'close',
}
const chosen = vi.fn()
const command = (id: string, label: string, more: Partial<Command> = {}): Command => ({
  id,
  label,
  onSelect: () => chosen(id),
  ...more,
})
const groups: CommandGroup[] = [
  {
    id: 'pages',
    heading: 'Pages',
    commands: [
      command('forms', '我的表单', { keywords: ['wdbd', 'My forms'], shortcut: 'g f' }),
      command('bin', 'Recycle bin'),
    ],
  },
  { id: 'look', heading: 'Look', commands: [command('dark', 'Dark theme'), command('light', 'Light theme')] },
]
function Live({ sources, recent }: { sources?: readonly CommandSource[]; recent?: readonly string[] }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <CommandPalette
        open={open}
        onOpenChange={setOpen}
        groups={groups}
        sources={sources}
        recent={recent}
        labels={labels}
      />
    </>
  )
}
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.findByRole('combobox', { name: 'Search' })
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const selected = () => screen.queryByRole('option', { selected: true })?.textContent

test('opens in its field; arrows, End, Home walk; Enter runs, closes, and focus returns', async () => {
  render(<Live />)
  const field = await open()
  await expect.poll(() => document.activeElement).toBe(field)
  expect(screen.getByRole('dialog', { name: 'Commands' })).toBeTruthy()
  expect(options()).toEqual(['我的表单GF', 'Recycle bin', 'Dark theme', 'Light theme'])
  await userEvent.keyboard('{ArrowDown}')
  expect(selected()).toBe('Recycle bin')
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  await userEvent.keyboard('{End}')
  expect(selected()).toBe('Light theme')
  await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('bin')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
})

test('typing filters by label and keywords, tells how many, and says when nothing is there', async () => {
  render(<Live />)
  await open()
  await userEvent.keyboard('wdbd')
  expect(options()).toEqual(['我的表单GF'])
  await userEvent.fill(screen.getByRole('combobox'), 'theme')
  expect(options()).toEqual(['Dark theme', 'Light theme'])
  expect(screen.getByText('2 found')).toBeTruthy()
  await userEvent.fill(screen.getByRole('combobox'), 'zzz')
  expect(options()).toEqual([])
  expect(screen.getAllByText('Nothing found').length).toBeGreaterThan(0)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(chosen).not.toHaveBeenCalled()
})

test('what was used last stands on top, once, until something is typed', async () => {
  render(<Live recent={['light', 'gone', 'bin']} />)
  await open()
  expect(options()).toEqual(['Light theme', 'Recycle bin', '我的表单GF', 'Dark theme'])
  expect(screen.getByText('Recent')).toBeTruthy()
  await userEvent.keyboard('bin')
  expect(screen.queryByText('Recent')).toBeNull()
  await userEvent.fill(screen.getByRole('combobox'), '')
  await userEvent.keyboard('{Escape}')
})

test('Enter that confirms a composition runs nothing', async () => {
  render(<Live />)
  const field = await open()
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 })
  expect(chosen).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('sources: a pending row, the answer unfiltered, old answers never, a failure said', async () => {
  const waiting: { query: string; signal: AbortSignal; answer: (found: readonly Command[]) => void }[] = []
  const sources: CommandSource[] = [
    {
      id: 'people',
      heading: 'People',
      search: (query, signal) => new Promise((answer) => waiting.push({ query, signal, answer })),
    },
    { id: 'files', heading: 'Files', search: () => Promise.reject(new Error('down')) },
  ]
  render(<Live sources={sources} />)
  await open()
  await userEvent.keyboard('an')
  await screen.findByText('Searching People')
  await expect.poll(() => waiting.length).toBe(1)
  await screen.findByText('Files failed')
  await userEvent.keyboard('na')
  await expect.poll(() => waiting.length).toBe(2)
  expect(waiting.map((each) => [each.query, each.signal.aborted])).toEqual([
    ['an', true],
    ['anna', false],
  ])
  await act(async () => waiting[1]?.answer([command('u1', 'Ms Schmidt', { hint: 'anna@example.org' })]))
  await act(async () => waiting[0]?.answer([command('u2', 'Wrong')]))
  expect(options()).toEqual(['Ms Schmidtanna@example.org'])
  expect(screen.queryByText('Searching People')).toBeNull()
  await expect.poll(selected).toContain('Ms Schmidt')
  await userEvent.keyboard('{Enter}')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('u1')
})
