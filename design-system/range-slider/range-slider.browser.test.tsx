import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { RangeSlider } from './index.tsx'

afterEach(cleanup)

const labels = { from: 'From', to: 'To', fromField: 'From, number', toField: 'To, number', notAnswered: 'not answered' }

function Live({ initial, width = '40rem' }: { initial?: [number, number]; width?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <div style={{ width }}>
      <RangeSlider label="Age" value={value} onChange={setValue} min={0} max={100} labels={labels} />
      <output>{value?.join(' ') ?? 'none'}</output>
    </div>
  )
}

const value = () => screen.getByRole('status').textContent

test('each thumb walks by keys and stops at the other', async () => {
  render(<Live initial={[40, 42]} />)
  screen.getByRole('slider', { name: 'From' }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(value()).toBe('39 42')
  screen.getByRole('slider', { name: 'To' }).focus()
  await userEvent.keyboard('{End}')
  expect(value()).toBe('39 100')
})

test('unanswered says so; the first key answers', async () => {
  render(<Live />)
  const from = screen.getByRole('slider', { name: 'From' })
  expect(from.getAttribute('aria-valuetext')).toBe('not answered')
  from.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(value()).toBe('1 100')
})

test('a number may pass the other end while it is typed; leaving the field puts the ends in order', async () => {
  render(<Live initial={[20, 30]} />)
  const to = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'To, number' })
  await userEvent.clear(to)
  expect(to.value).toBe('')
  await userEvent.type(to, '5')
  expect(value()).toBe('20 30')
  await userEvent.type(to, '0')
  expect(value()).toBe('20 50')
  await userEvent.clear(to)
  await userEvent.type(to, '7')
  await userEvent.tab()
  expect(value()).toBe('7 20')
})

test('an emptied field comes back when it is left', async () => {
  render(<Live initial={[20, 30]} />)
  const from = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'From, number' })
  await userEvent.clear(from)
  await userEvent.tab()
  expect(from.value).toBe('20')
  expect(value()).toBe('20 30')
})

test('where it is narrow the two ends stand above a track of full length', () => {
  render(<Live initial={[40, 42]} width="20rem" />)
  const group = screen.getByRole('group', { name: 'Age' }).getBoundingClientRect()
  const [from, to] = screen.getAllByRole('spinbutton').map((each) => each.getBoundingClientRect())
  const track = document.querySelector('[data-slot=slider-track]')?.getBoundingClientRect()
  expect(from?.top).toBe(to?.top)
  expect(track?.top).toBeGreaterThanOrEqual(from?.bottom ?? Number.NaN)
  expect(track?.width).toBe(group.width)
})
