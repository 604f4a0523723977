import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { AlertDialog } from '../alert-dialog/index.tsx'
import { Button } from '../button/index.tsx'
import { Menu } from './index.tsx'

afterEach(cleanup)

test('opens by keyboard, skips the disabled, runs the chosen and gives focus back', async () => {
  const copy = vi.fn()
  render(
    <Menu
      trigger={<Button>More</Button>}
      items={[
        { id: 'edit', label: 'Edit', disabled: true, onSelect: () => {} },
        'separator',
        { id: 'copy', label: 'Copy', onSelect: copy },
      ]}
    />,
  )
  screen.getByRole('button', { name: 'More' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Copy' }))
  await userEvent.keyboard('{Enter}')
  expect(copy).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }))
})

test('a dialog opened from a menu keeps focus while open and returns it to the menu button', async () => {
  function Example() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Menu
          trigger={<Button>More</Button>}
          items={[{ id: 'delete', label: 'Delete', onSelect: () => setOpen(true) }]}
        />
        <AlertDialog
          open={open}
          onOpenChange={setOpen}
          title="Delete?"
          description="Lost."
          confirmLabel="Delete"
          cancelLabel="Cancel"
          onConfirm={() => {}}
        />
      </>
    )
  }
  render(<Example />)
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })))
})

test('arrow right opens a sub menu, arrow left closes it, Enter in it chooses and closes all', async () => {
  const csv = vi.fn()
  render(
    <Menu
      trigger={<Button>More</Button>}
      header="Anna"
      items={[{ id: 'export', label: 'Export', items: [{ id: 'csv', label: 'CSV', onSelect: csv }] }]}
    />,
  )
  screen.getByRole('button', { name: 'More' }).focus()
  await userEvent.keyboard('{Enter}{ArrowRight}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'CSV' })))
  await userEvent.keyboard('{ArrowLeft}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Export' })))
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'CSV' })))
  await userEvent.keyboard('{Enter}')
  expect(csv).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).toBeNull()
})
