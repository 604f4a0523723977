import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DictTag } from './index.tsx'

afterEach(cleanup)

const options = [
  { value: '0', label: 'Active', tone: 'success' as const, className: 'site-own' },
  { value: '1', label: 'Plain' },
  { value: '2', label: 'Default', tone: 'default' as const },
]
const tagOf = (label: string) => screen.getByText(label).closest('[data-slot=tag]')

test('an entry with a colour is a tag, one without is plain text', () => {
  render(<DictTag options={options} value={['0', '1', '2']} />)
  expect(tagOf('Active')?.className).toContain('site-own')
  expect(tagOf('Plain')).toBeNull()
  expect(tagOf('Default')).toBeNull()
})

test('several values are a list, each once', () => {
  render(<DictTag options={options} value="1, 0,1" />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Plain', 'Active'])
})

test('a value without an entry is shown raw; no value is nothing', () => {
  const { container, rerender } = render(<DictTag options={options} value="9" />)
  expect(container.textContent).toBe('9')
  rerender(<DictTag options={options} value="" />)
  expect(container.textContent).toBe('')
})

test('while the dictionary loads, no value is shown as if it were a label', () => {
  const { container } = render(<DictTag options={undefined} value="0" />)
  expect(container.textContent).toBe('')
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true')
})
