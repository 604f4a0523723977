import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { ColumnState } from '../data-table/index.tsx'
import { columnLabels } from '../data-table/sample-answers.tsx'
import { ColumnSettings } from './index.tsx'

afterEach(cleanup)

function Live() {
  const [state, setState] = useState<ColumnState>({})
  return (
    <ColumnSettings
      columns={['A', 'B', 'C', 'D'].map((id) => ({ id, header: id }))}
      state={state}
      onChange={setState}
      labels={columnLabels}
    />
  )
}
const items = () => screen.getAllByRole('listitem')
const order = () => items().map((item) => item.textContent)
const event = (type: string, clientY: number) =>
  new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, clientX: 20, clientY })

test('dragging the grip moves past the item under the pointer, until it is let go', async () => {
  render(<Live />)
  await userEvent.click(screen.getByRole('button', { name: columnLabels.trigger }))
  const middle = (index: number) => {
    const box = items()[index]!.getBoundingClientRect()
    return box.top + box.height / 2
  }
  const grip = items()[3]!.querySelector('[data-slot=column-settings-grip]')!
  grip.dispatchEvent(event('pointerdown', middle(3)))
  window.dispatchEvent(event('pointermove', middle(1)))
  await expect.poll(order).toEqual(['A', 'D', 'B', 'C'])
  window.dispatchEvent(event('pointermove', middle(2)))
  await expect.poll(order).toEqual(['A', 'B', 'D', 'C'])
  window.dispatchEvent(event('pointerup', middle(2)))
  window.dispatchEvent(event('pointermove', middle(0)))
  await new Promise((done) => setTimeout(done, 50))
  expect(order()).toEqual(['A', 'B', 'D', 'C'])
})
