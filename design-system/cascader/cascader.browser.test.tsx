import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Cascader } from './index.tsx'

afterEach(() => {
  cleanup()
  document.documentElement.dir = ''
})

const texts = { searchLabel: 'Search', emptyText: 'None', loadingLabel: 'Loading', loadFailedLabel: 'Failed' }

test('right to left, the left arrow goes to the next column, which lies on the left', async () => {
  document.documentElement.dir = 'rtl'
  const options = [{ id: 'a', label: 'A', children: [{ id: 'b', label: 'B' }] }]
  render(<Cascader {...texts} label="Region" options={options} value={undefined} onChange={() => {}} />)
  await userEvent.click(screen.getByRole('combobox', { name: 'Region' }))
  await userEvent.keyboard('{ArrowLeft}')
  const [first, second] = screen.getAllByRole('option')
  expect(second!.hasAttribute('data-active')).toBe(true)
  expect(second!.getBoundingClientRect().right).toBeLessThanOrEqual(first!.getBoundingClientRect().left)
})

test('thousands of found paths draw only those in sight, also after End', async () => {
  const children = Array.from({ length: 5000 }, (_, n) => ({ id: `${n}`, label: `Village ${n}` }))
  const options = [{ id: 'a', label: 'Land', children }]
  render(<Cascader {...texts} label="Region" options={options} value={undefined} onChange={() => {}} />)
  await userEvent.click(screen.getByRole('combobox', { name: 'Region' }))
  await userEvent.keyboard('village')
  expect(screen.getAllByRole('option').length).toBeLessThan(60)
  await userEvent.keyboard('{End}')
  const last = await screen.findByRole('option', { name: 'Land / Village 4999' })
  const list = screen.getByRole('listbox').getBoundingClientRect()
  expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1)
})
