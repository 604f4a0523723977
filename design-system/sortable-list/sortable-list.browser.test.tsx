import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Dialog } from '../dialog/index.tsx'
import { SampleList, sampleLabels } from './sample-list.tsx'

afterEach(cleanup)
const order = () => screen.getAllByRole('listitem').map((item) => item.textContent)
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` })
const frame = () => new Promise((done) => setTimeout(done, 60))
async function keys(...presses: string[]) {
  for (const press of presses) {
    await userEvent.keyboard(press)
    await frame()
  }
}

test('Space lifts, arrows move, Space drops; each is announced and focus stays', async () => {
  render(<SampleList labels={sampleLabels} words={['A', 'B', 'C', 'D']} />)
  handle('A').focus()
  await keys(' ')
  expect(screen.getByText('A lifted, 1 of 4')).toBeTruthy()
  await keys('{ArrowDown}', '{ArrowDown}')
  expect(screen.getByText('A is 3 of 4')).toBeTruthy()
  await keys(' ')
  await expect.poll(order).toEqual(['B', 'C', 'A', 'D'])
  expect(screen.getByText('A dropped, 3 of 4')).toBeTruthy()
  expect(document.activeElement).toBe(handle('A'))
})

test('Escape puts it back', async () => {
  render(<SampleList labels={sampleLabels} words={['A', 'B', 'C']} />)
  handle('C').focus()
  await keys(' ', '{ArrowUp}', '{Escape}')
  expect(order()).toEqual(['A', 'B', 'C'])
  expect(screen.getByText('C is back in its place')).toBeTruthy()
  expect(document.activeElement).toBe(handle('C'))
})

test('inside a dialog the first Escape puts the item back, the second closes', async () => {
  function InDialog() {
    const [open, setOpen] = useState(true)
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Order" closeLabel="Close">
        <SampleList labels={sampleLabels} words={['A', 'B', 'C']} />
      </Dialog>
    )
  }
  render(<InDialog />)
  handle('A').focus()
  await keys(' ', '{ArrowDown}', '{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeNull()
  expect(order()).toEqual(['A', 'B', 'C'])
  await keys('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('the handle drags past other items', async () => {
  render(<SampleList labels={sampleLabels} words={['A', 'B', 'C']} />)
  await userEvent.dragAndDrop(handle('A'), handle('C'), { steps: 12 })
  await expect.poll(order).toEqual(['B', 'C', 'A'])
})
