import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type MatrixCells, type MatrixChoices, MatrixField, type MatrixPoints } from './index.tsx'

afterEach(cleanup)
// user-event walks radio buttons with a selector, and jsdom has no CSS.escape; the names here need none.
vi.stubGlobal('CSS', { escape: (text: string) => text })

const shared = {
  label: 'Service',
  rows: [
    { id: 'r1', label: 'Price' },
    { id: 'r2', label: 'Speed' },
  ],
  labels: { clear: 'Clear', choose: 'Choose' },
}
const columns = [
  { id: 'c1', label: 'Bad' },
  { id: 'c2', label: 'Good' },
]
const row = (name: string) => within(screen.getByRole('radiogroup', { name }))

test('a row is a radiogroup named by it; arrows stay in it', async () => {
  const spy = vi.fn()
  function Live() {
    const [value, setValue] = useState<MatrixChoices>({})
    return (
      <MatrixField
        {...shared}
        kind="radio"
        columns={columns}
        value={value}
        onChange={(next) => {
          spy(next)
          setValue(next)
        }}
      />
    )
  }
  render(<Live />)
  await userEvent.click(row('Price').getByRole('radio', { name: 'Bad' }))
  expect(spy).toHaveBeenLastCalledWith({ r1: 'c1' })
  await userEvent.keyboard('{ArrowRight}')
  expect(spy).toHaveBeenLastCalledWith({ r1: 'c2' })
  await userEvent.tab()
  expect(row('Speed').getByRole('radio', { name: 'Bad' })).toBe(document.activeElement)
  await userEvent.keyboard(' ')
  expect(spy).toHaveBeenLastCalledWith({ r1: 'c2', r2: 'c1' })
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(spy).toHaveBeenLastCalledWith({})
})

test('a scale answers with numbers, from its least point on', async () => {
  const spy = vi.fn<(value: MatrixPoints) => void>()
  render(<MatrixField {...shared} kind="scale" min={0} max={5} startLabel="never" value={{ r2: 0 }} onChange={spy} />)
  expect(row('Speed').getByRole<HTMLInputElement>('radio', { name: '0' }).checked).toBe(true)
  expect(row('Price').getAllByRole('radio')).toHaveLength(6)
  await userEvent.click(row('Price').getByRole('radio', { name: '4' }))
  expect(spy).toHaveBeenLastCalledWith({ r1: 4, r2: 0 })
})

test('cells are named by row and column; emptied ones leave the value', async () => {
  const spy = vi.fn<(value: MatrixCells) => void>()
  const { rerender } = render(
    <MatrixField {...shared} kind="input" columns={columns} value={{ r1: { c1: 'x' } }} onChange={spy} />,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Speed, Good' }), 'y')
  expect(spy).toHaveBeenLastCalledWith({ r1: { c1: 'x' }, r2: { c2: 'y' } })
  await userEvent.clear(screen.getByRole('textbox', { name: 'Price, Bad' }))
  expect(spy).toHaveBeenLastCalledWith({})
  rerender(
    <MatrixField
      {...shared}
      kind="dropdown"
      columns={columns}
      options={[{ id: 'yes', label: 'Yes' }]}
      value={{}}
      onChange={spy}
    />,
  )
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Price, Good' }), 'yes')
  expect(spy).toHaveBeenLastCalledWith({ r1: { c2: 'yes' } })
})

test('a required matrix cannot be cleared; rows with an error are marked; read-only takes nothing', async () => {
  const spy = vi.fn()
  render(
    <MatrixField
      {...shared}
      kind="radio"
      columns={columns}
      value={{ r1: 'c1' }}
      onChange={spy}
      required
      readOnly
      invalidRows={['r2']}
    />,
  )
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('radiogroup', { name: 'Speed' }).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('radiogroup', { name: 'Price' }).getAttribute('aria-invalid')).toBeNull()
  await userEvent.click(row('Speed').getByRole('radio', { name: 'Good' }))
  expect(spy).not.toHaveBeenCalled()
})
