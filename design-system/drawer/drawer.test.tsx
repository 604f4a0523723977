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
