import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { DateField, type DateFieldProps } from './index.tsx'
import { words } from './words.fixture.ts'

afterEach(cleanup)

const told = vi.fn()

/** Keeps a text that means nothing where the answer would be, as a form does. */
function Kept(props: Partial<DateFieldProps>) {
  const [kept, setKept] = useState<{ value?: string | undefined; unread?: string }>({})
  return (
    <DateField
      label="When"
      kind="date"
      locale="de"
      labels={words}
      {...props}
      value={kept.value}
      unread={kept.unread}
      onChange={(value) => {
        told(value)
        setKept({ value })
      }}
      onUnread={(unread) => setKept({ unread })}
    />
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'When' })

test('typed in the order of the language, told as ISO, tidied on leaving', async () => {
  render(<Kept />)
  expect(field().placeholder).toBe('DD.MM.YYYY')
  await userEvent.type(field(), '3.4.2026')
  expect(field().value).toBe('3.4.2026')
  expect(told).toHaveBeenLastCalledWith('2026-04-03')
  await userEvent.tab()
  await userEvent.tab()
  expect(field().value).toBe('03.04.2026')
})

test('the same digits mean another day in another language', async () => {
  render(<Kept locale="en" />)
  await userEvent.type(field(), '3/4/2026')
  expect(told).toHaveBeenLastCalledWith('2026-03-04')
})

test('what means no day stays, and the form expected is said of it', async () => {
  render(<Kept />)
  await userEvent.type(field(), '31.2.2026')
  expect(screen.queryByText('Enter the date as DD.MM.YYYY.')).toBeNull()
  await userEvent.tab()
  await userEvent.tab()
  expect(field().value).toBe('31.2.2026')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  const help = screen.getByText('Enter the date as DD.MM.YYYY.')
  expect(field().getAttribute('aria-describedby')).toBe(help.id)
  await userEvent.clear(field())
  expect(told).toHaveBeenLastCalledWith(undefined)
  expect(screen.queryByText('Enter the date as DD.MM.YYYY.')).toBeNull()
})

test('without anybody to keep it, a text that means nothing is no value', async () => {
  const onChange = vi.fn()
  render(
    <DateField label="When" kind="date" locale="de" labels={words} defaultValue="2026-04-03" onChange={onChange} />,
  )
  await userEvent.clear(field())
  await userEvent.type(field(), 'morgen')
  expect(field().value).toBe('morgen')
  expect(onChange).toHaveBeenLastCalledWith(undefined)
})

test('a year has no panel, and nobody opens one of a day that cannot be changed', () => {
  render(
    <>
      <Kept kind="year" />
      <Kept readOnly />
    </>,
  )
  expect(screen.queryByRole('button')).toBeNull()
})
