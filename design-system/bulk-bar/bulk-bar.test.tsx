import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Menu } from '../menu/index.tsx'
import { BulkBar } from './index.tsx'

afterEach(cleanup)

function Live({ initial = 6, onDelete }: { initial?: number; onDelete?: () => void }) {
  const [count, setCount] = useState(initial)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        One more
      </button>
      <input aria-label="Search" />
      <Menu trigger={<button type="button">Menu</button>} items={[{ id: 'a', label: 'A', onSelect: () => {} }]} />
      <BulkBar
        count={count}
        label="Selected forms"
        countText={`${count} selected`}
        clearedText="Nothing selected"
        clearLabel="Clear selection"
        onClear={() => setCount(0)}
        allMatching={{ label: 'Select all 1,204 matching', onSelect: () => setCount(1204) }}
        actions={[
          { id: 'move', label: `Move ${count}`, icon: 'folder', onSelect: () => {} },
          { id: 'delete', label: `Delete ${count}`, tone: 'danger', onSelect: () => onDelete?.() },
        ]}
      />
    </>
  )
}

const toolbar = () => screen.queryByRole('toolbar', { name: 'Selected forms' })
const said = () => screen.getByRole('status').textContent

test('is there only while rows are chosen, and tells the count', async () => {
  const user = userEvent.setup()
  render(<Live initial={0} />)
  expect(toolbar()).toBeNull()
  expect(said()).toBe('')
  await user.click(screen.getByRole('button', { name: 'One more' }))
  expect(toolbar()).toBeTruthy()
  expect(said()).toBe('1 selected')
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(toolbar()).toBeNull()
  expect(said()).toBe('Nothing selected')
})

test('one tab stop; arrows, Home and End walk; Enter uses', async () => {
  const user = userEvent.setup()
  const onDelete = vi.fn()
  render(<Live onDelete={onDelete} />)
  screen.getByRole('button', { name: 'Menu' }).focus()
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Select all 1,204 matching')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('Delete 6')
  await user.keyboard('{Enter}')
  expect(onDelete).toHaveBeenCalledOnce()
  await user.keyboard('{End}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear selection' }))
  await user.keyboard('{Home}{Enter}')
  expect(said()).toBe('1204 selected')
})

test('Escape clears from anywhere, and gives the focus back', async () => {
  const user = userEvent.setup()
  render(<Live />)
  screen.getByRole('button', { name: 'Menu' }).focus()
  await user.tab()
  await user.keyboard('{Escape}')
  expect(toolbar()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }))
})

test('Escape in a field or in an open menu is theirs', async () => {
  const user = userEvent.setup()
  render(<Live />)
  await user.click(screen.getByRole('textbox', { name: 'Search' }))
  await user.keyboard('{Escape}')
  expect(toolbar()).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(toolbar()).toBeTruthy()
})
