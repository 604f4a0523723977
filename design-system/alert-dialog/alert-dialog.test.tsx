import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { AlertDialog, type AlertDialogProps } from './index.tsx'

afterEach(cleanup)

function show(props: Partial<AlertDialogProps> = {}) {
  const spies = { onConfirm: vi.fn(), onOpenChange: vi.fn() }
  render(
    <AlertDialog
      open
      title="Delete?"
      description="5 answers are lost."
      confirmLabel="Delete 1"
      cancelLabel="Cancel"
      {...spies}
      {...props}
    />,
  )
  return spies
}

test('starts on Cancel; Escape cancels', async () => {
  const { onConfirm, onOpenChange } = show()
  expect(screen.getByRole('alertdialog', { name: 'Delete?', description: '5 answers are lost.' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange).toHaveBeenCalledWith(false)
  expect(onConfirm).not.toHaveBeenCalled()
})

test('confirming leaves closing to the caller, and is not repeated while busy', async () => {
  const { onConfirm, onOpenChange } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Delete 1' }))
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(onOpenChange).not.toHaveBeenCalled()
  cleanup()
  const busy = show({ busy: true })
  await userEvent.click(screen.getByRole('button', { name: 'Delete 1' }))
  expect(busy.onConfirm).not.toHaveBeenCalled()
})

test('asks for the name where it must', async () => {
  const { onConfirm } = show({ requireText: { text: 'Survey', label: 'Type the name' } })
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete 1' })
  await userEvent.type(screen.getByRole('textbox', { name: 'Type the name' }), 'Surve')
  expect(confirm.disabled).toBe(true)
  await userEvent.type(screen.getByRole('textbox'), 'y')
  await userEvent.click(confirm)
  expect(onConfirm).toHaveBeenCalledOnce()
})

test('what asked is gone when it closes: focus goes to what is left nearest to it', async () => {
  function List() {
    const [rows, setRows] = useState(['A', 'B'])
    const [asked, setAsked] = useState<string>()
    return (
      <>
        <button type="button">Elsewhere</button>
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <button type="button" onClick={() => setAsked(row)}>
                Delete {row}
              </button>
            </li>
          ))}
        </ul>
        <AlertDialog
          open={asked !== undefined}
          onOpenChange={() => setAsked(undefined)}
          title="Delete?"
          description="For ever."
          confirmLabel="Yes"
          cancelLabel="Cancel"
          onConfirm={() => {
            setRows(rows.filter((row) => row !== asked))
            setAsked(undefined)
          }}
        />
      </>
    )
  }
  render(<List />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete A' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete B' })))
})
