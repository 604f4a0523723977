import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { TextInput } from '../text-input/index.tsx'
import { Dialog } from './index.tsx'

afterEach(cleanup)

function Example({ field = true }: { field?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Rename
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Rename form" description="Visible to all." closeLabel="Close">
        {field && <TextInput label="Name" value="" onChange={() => {}} />}
      </Dialog>
    </>
  )
}

test('is named and described, takes focus to its first field and gives it back', async () => {
  render(<Example />)
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  expect(screen.getByRole('dialog', { name: 'Rename form', description: 'Visible to all.' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename' })))
})

test('without a field the dialog itself has focus, not its close button', async () => {
  render(<Example field={false} />)
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  expect(document.activeElement).toBe(screen.getByRole('dialog'))
})
