import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { DictSelect, type DictSelectProps } from './index.tsx'

afterEach(cleanup)

const labels = { disabled: '{label} (disabled)', loading: 'Loading', search: 'Search', empty: 'None', remove: 'Remove' }
const sexes = [
  { value: '0', label: 'Male' },
  { value: '1', label: 'Female' },
  { value: '2', label: 'Old entry', disabled: true },
]
const props: DictSelectProps = {
  label: 'Sex',
  labels,
  options: sexes,
  value: [],
  onChange: () => {},
  placeholder: 'Choose',
}
const box = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sex' })
const offered = () => [...box().options].map((option) => option.textContent)

test('disabled entries are not on offer', async () => {
  const onChange = vi.fn()
  render(<DictSelect {...props} onChange={onChange} />)
  expect(offered()).toEqual(['Choose', 'Male', 'Female'])
  await userEvent.selectOptions(box(), 'Female')
  expect(onChange).toHaveBeenCalledWith(['1'])
})

test('a chosen disabled entry is shown and cannot be chosen anew; an unknown value is shown raw', () => {
  render(<DictSelect {...props} value={['2']} />)
  expect(box().selectedOptions[0]?.textContent).toBe('Old entry (disabled)')
  expect(box().selectedOptions[0]?.disabled).toBe(true)
  cleanup()
  render(<DictSelect {...props} value={['9']} />)
  expect(box().selectedOptions[0]?.textContent).toBe('9')
})

test('labels seen once stay while the dictionary loads again', () => {
  const { rerender } = render(<DictSelect {...props} value={['1']} />)
  rerender(<DictSelect {...props} value={['1']} options={undefined} />)
  expect(box().selectedOptions[0]?.textContent).toBe('Female')
  cleanup()
  render(<DictSelect {...props} options={undefined} />)
  expect(offered()).toEqual(['Loading'])
})

test('several: chosen disabled entries are chips that can be removed', async () => {
  const onChange = vi.fn()
  render(<DictSelect {...props} multiple value={['0', '2']} onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Old entry (disabled)' }))
  expect(onChange).toHaveBeenLastCalledWith(['0'])
  await userEvent.click(screen.getByRole('combobox', { name: 'Sex' }))
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Male', 'Female'])
})

test('a long dictionary is searched', async () => {
  const onChange = vi.fn()
  const many = Array.from({ length: 30 }, (_, index) => ({ value: String(index), label: `Entry ${index}` }))
  render(<DictSelect {...props} options={many} onChange={onChange} />)
  await userEvent.click(box())
  await userEvent.type(screen.getByRole('combobox', { name: 'Search' }), '29{Enter}')
  expect(onChange).toHaveBeenCalledWith(['29'])
})
