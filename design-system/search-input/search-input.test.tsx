import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchInput } from './index.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const type = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value } })

test('reports once, 300 ms after the last key; Enter and emptying at once', () => {
  const onChange = vi.fn()
  render(<SearchInput label="Search" clearLabel="Clear" value="" onChange={onChange} />)
  type('a')
  act(() => void vi.advanceTimersByTime(299))
  type('ab')
  act(() => void vi.advanceTimersByTime(299))
  expect(onChange).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(onChange.mock.calls).toEqual([['ab']])
  type('abc')
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' })
  expect(onChange).toHaveBeenLastCalledWith('abc')
})

test('a value set from outside replaces the text, our own report does not', () => {
  const { rerender } = render(<SearchInput label="Search" clearLabel="Clear" value="" onChange={() => {}} />)
  type('ab')
  act(() => void vi.advanceTimersByTime(300))
  type('abc')
  rerender(<SearchInput label="Search" clearLabel="Clear" value="ab" onChange={() => {}} />)
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'abc')
  rerender(<SearchInput label="Search" clearLabel="Clear" value="" onChange={() => {}} />)
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
  // A tab that was hidden meanwhile is given its own words again.
  rerender(<SearchInput label="Search" clearLabel="Clear" value="ab" onChange={() => {}} />)
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'ab')
})

test('hidden in the middle of the pause, it says what was typed once it is shown again', () => {
  const onChange = vi.fn()
  const field = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <SearchInput label="Search" clearLabel="Clear" value="" onChange={onChange} />
    </Activity>
  )
  const { rerender } = render(field('visible'))
  type('ab')
  rerender(field('hidden'))
  act(() => void vi.advanceTimersByTime(1000))
  expect(onChange).not.toHaveBeenCalled()
  rerender(field('visible'))
  act(() => void vi.advanceTimersByTime(300))
  expect(onChange.mock.calls).toEqual([['ab']])
})
