import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Pagination } from './index.tsx'
import { pageList } from './page-list.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const labels = {
  navigation: 'Pages',
  previous: 'Previous',
  next: 'Next',
  total: (total: number) => `${total} in total`,
  page: (page: number) => `Page ${page}`,
  size: 'Rows per page',
  perPage: (size: number) => `${size} rows`,
  jump: 'Go to page',
}

const pageButtons = () => screen.getAllByRole('button', { name: /^Page/ }).map((button) => button.textContent)

test('marks the current page, goes to others, and stops at the ends', async () => {
  const onChange = vi.fn()
  render(<Pagination page={1} total={95} onChange={onChange} labels={labels} />)
  expect(screen.getByRole('button', { name: 'Page 1', current: 'page' })).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Page 5' }))
  expect(onChange).toHaveBeenLastCalledWith({ page: 5, size: 20 })
})

test('a field goes to a page by its number, where not every page has a button', async () => {
  const onChange = vi.fn()
  const { rerender } = render(<Pagination page={1} total={100} onChange={onChange} labels={labels} />)
  expect(screen.queryByRole('spinbutton')).toBeNull()
  rerender(<Pagination page={1} total={1000} onChange={onChange} labels={labels} />)
  const field = screen.getByRole('spinbutton', { name: 'Go to page' })
  await userEvent.type(field, '23{Enter}')
  expect(onChange).toHaveBeenLastCalledWith({ page: 23, size: 20 })
  await userEvent.type(field, '999{Enter}')
  expect(onChange).toHaveBeenLastCalledWith({ page: 50, size: 20 })
  await userEvent.type(field, '{Enter}')
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('a new size keeps the first row in view', async () => {
  const onChange = vi.fn()
  render(<Pagination page={4} size={10} total={95} onChange={onChange} labels={labels} />)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '20 rows')
  expect(onChange).toHaveBeenLastCalledWith({ page: 2, size: 20 })
})

test('five entries on a narrow window, seven on a wide one, following it', () => {
  let wide = false
  let notify = () => {}
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return wide
    },
    addEventListener: (_: string, listener: () => void) => {
      notify = listener
    },
    removeEventListener: () => {},
  }))
  render(<Pagination page={10} total={400} onChange={() => {}} labels={labels} />)
  expect(pageButtons()).toEqual(['1', '10', '20'])
  wide = true
  act(() => notify())
  expect(pageButtons()).toEqual(['1', '9', '10', '11', '20'])
})

describe('page list', () => {
  test.each([
    [1, 20, 7, [1, 2, 3, 4, 5, 'gap', 20]],
    [4, 20, 7, [1, 2, 3, 4, 5, 'gap', 20]],
    [5, 20, 7, [1, 'gap', 4, 5, 6, 'gap', 20]],
    [17, 20, 7, [1, 'gap', 16, 17, 18, 19, 20]],
    [20, 20, 5, [1, 'gap', 18, 19, 20]],
    [3, 4, 5, [1, 2, 3, 4]],
  ] as const)('page %i of %i in %i', (page, pages, slots, expected) => {
    expect(pageList(page, pages, slots)).toEqual(expected)
  })

  test('never more than its slots, always first, last and current, rising, gaps only where pages are missing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(499), fc.constantFrom(5, 7), (pages, at, slots) => {
        const page = (at % pages) + 1
        const list = pageList(page, pages, slots)
        const numbers = list.filter((entry) => entry !== 'gap')
        expect(list.length).toBeLessThanOrEqual(slots)
        expect(numbers[0]).toBe(1)
        expect(numbers.at(-1)).toBe(pages)
        expect(numbers).toContain(page)
        list.forEach((entry, index) => {
          const before = list[index - 1]
          const after = list[index + 1]
          if (entry === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(1)
          else if (typeof before === 'number') expect(entry - before).toBe(1)
        })
      }),
    )
  })
})
