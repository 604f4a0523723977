import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { DateInput, type DateKind } from './index.tsx'

afterEach(cleanup)

function Live({ kind, spy }: { kind: DateKind; spy: (value: string | undefined) => void }) {
  const [value, setValue] = useState<string>()
  return (
    <DateInput
      label="When"
      kind={kind}
      value={value}
      onChange={(next) => {
        spy(next)
        setValue(next)
      }}
    />
  )
}

test.each([
  ['date', '2026-03-14', '2026-03-14'],
  ['month', '2026-03', '2026-03'],
  ['datetime', '2026-03-14T09:30', '2026-03-14T09:30'],
  ['time', '09:30', '09:30'],
] as const)('%s reports ISO text', (kind, typed, reported) => {
  const spy = vi.fn()
  render(<Live kind={kind} spy={spy} />)
  fireEvent.change(screen.getByLabelText('When'), { target: { value: typed } })
  expect(spy).toHaveBeenLastCalledWith(reported)
})

test('a year is reported once it has four digits, and keeps fewer while typed', async () => {
  const spy = vi.fn()
  render(<Live kind="year" spy={spy} />)
  const input = screen.getByLabelText<HTMLInputElement>('When')
  await userEvent.type(input, '20a2')
  expect(input.value).toBe('202')
  expect(spy).not.toHaveBeenCalled()
  await userEvent.type(input, '6')
  expect(spy).toHaveBeenLastCalledWith('2026')
  await userEvent.type(input, '{Backspace}')
  expect(spy).toHaveBeenLastCalledWith(undefined)
  await userEvent.tab()
  expect(input.value).toBe('')
})
