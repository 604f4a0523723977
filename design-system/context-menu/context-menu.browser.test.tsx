import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ContextMenu } from './index.tsx'

afterEach(cleanup)

const onCopy = vi.fn()
const area = (
  <ContextMenu
    label="Actions of the row"
    items={[
      { id: 'edit', label: 'Edit', disabled: true, onSelect: () => {} },
      'separator',
      { id: 'copy', label: 'Copy', onSelect: onCopy },
      { id: 'dense', label: 'Dense', checked: true, onSelect: () => {} },
      { id: 'delete', label: 'Delete', tone: 'danger', onSelect: () => {} },
    ]}
  >
    <button type="button">Row</button>
  </ContextMenu>
)
const focused = () => document.activeElement?.textContent

test('the right button opens it; a click chooses', async () => {
  render(area)
  await userEvent.click(screen.getByRole('button', { name: 'Row' }), { button: 'right' })
  expect(await screen.findByRole('menu', { name: 'Actions of the row' })).toBeTruthy()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Copy' }))
  expect(onCopy).toHaveBeenCalledOnce()
  await expect.poll(() => screen.queryByRole('menu')).toBeNull()
})

test('Shift F10 opens it; arrows, letters, Enter, Escape; focus returns', async () => {
  render(area)
  const row = screen.getByRole('button', { name: 'Row' })
  row.focus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  // Opened by a key, the menu begins on its first item that can be chosen.
  await expect.poll(focused).toBe('Copy')
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('menuitemcheckbox', { name: 'Dense', checked: true }))
  await userEvent.keyboard('c')
  await expect.poll(focused).toBe('Copy')
  await userEvent.keyboard('{End}')
  expect(focused()).toBe('Delete')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.activeElement).toBe(row)
})

test('arrow right opens a sub menu, arrow left closes it, Enter in it chooses', async () => {
  const csv = vi.fn()
  render(
    <ContextMenu
      label="Actions"
      items={[{ id: 'export', label: 'Export', items: [{ id: 'csv', label: 'CSV', onSelect: csv }] }]}
    >
      <button type="button">Row</button>
    </ContextMenu>,
  )
  screen.getByRole('button', { name: 'Row' }).focus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await expect.poll(focused).toBe('Export')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(focused).toBe('CSV')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(focused).toBe('Export')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(focused).toBe('CSV')
  await userEvent.keyboard('{Enter}')
  expect(csv).toHaveBeenCalledOnce()
})
