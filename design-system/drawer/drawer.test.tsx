import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Button } from '../button/index.tsx'
import { Switch } from '../switch/index.tsx'
import { TextInput } from '../text-input/index.tsx'
import { Drawer } from './index.tsx'

afterEach(cleanup)

function Opened({ settings }: { settings: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer open={open} onOpenChange={setOpen} title="Person" closeLabel="Close">
        {settings && <Switch checked={false} onChange={() => {}} label="Active" />}
        <TextInput label="Name" value="" onChange={() => {}} />
      </Drawer>
    </>
  )
}

test('focus goes to the first field, and back to what opened it', async () => {
  render(<Opened settings={false} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
})

test('settings begin at their top, not at the field below them', async () => {
  render(<Opened settings />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Person' }))
})

function Edited({ taken }: { taken: boolean }) {
  const [open, setOpen] = useState(false)
  const [editing, setEditing] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {(open || !taken) && (
        <Drawer open={open} onOpenChange={setOpen} modal={editing} title="Record" closeLabel="Close">
          <Button onClick={() => setEditing(!editing)}>{editing ? 'Save' : 'Edit'}</Button>
        </Drawer>
      )}
    </>
  )
}

test.each([
  ['closed', false],
  ['taken away', true],
])('a drawer that was modal for a while and is %s leads back to what opened it', async (_, taken) => {
  render(<Edited taken={taken} />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
})
