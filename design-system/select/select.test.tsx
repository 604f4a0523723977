import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type KitLabels, KitLabelsProvider } from '../labels/index.tsx'
import { Select } from './index.tsx'

afterEach(cleanup)

const options = [
  { id: 'a', label: 'Apple' },
  { id: 'b', label: 'Bread' },
]

test('reports ids, and undefined for the placeholder', async () => {
  const onChange = vi.fn()
  const { rerender } = render(
    <Select label="Food" placeholder="Choose" options={options} value={undefined} onChange={onChange} />,
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Food' }), 'Bread')
  expect(onChange).toHaveBeenLastCalledWith('b')
  rerender(<Select label="Food" placeholder="Choose" options={options} value="b" onChange={onChange} />)
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Choose')
  expect(onChange).toHaveBeenLastCalledWith(undefined)
})

test('a value whose option is gone stays visible', () => {
  render(<Select label="Food" options={options} value="old" onChange={() => {}} />)
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('old')
})

test('says that there is nothing to choose from', () => {
  const words = { select: { noData: 'No data' } } as KitLabels
  render(
    <KitLabelsProvider labels={words}>
      <Select label="Food" placeholder="Choose" options={[]} value={undefined} onChange={() => {}} />
    </KitLabelsProvider>,
  )
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'No data' }).disabled).toBe(true)
})

test('read-only does not change', async () => {
  const onChange = vi.fn()
  render(<Select label="Food" readOnly options={options} value="a" onChange={onChange} />)
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Bread')
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('a')
})
