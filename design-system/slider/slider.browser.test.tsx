import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Slider } from './index.tsx'

afterEach(cleanup)

const labels = { notAnswered: 'not answered', field: 'Number', clear: 'Back to not answered' }

function Live({ initial, dir = 'ltr' }: { initial?: number; dir?: 'ltr' | 'rtl' }) {
  const [value, setValue] = useState(initial)
  return (
    <div dir={dir} style={{ width: '32rem' }}>
      <Slider label="Mood" value={value} onChange={setValue} min={0} max={100} labels={labels} />
      <output>{value ?? 'none'}</output>
    </div>
  )
}

const thumb = () => screen.getByRole('slider', { name: 'Mood' })
const value = () => screen.getByRole('status').textContent

test.each([
  ['{ArrowRight}', '51'],
  ['{ArrowLeft}', '49'],
  ['{ArrowUp}', '51'],
  ['{ArrowDown}', '49'],
  ['{PageUp}', '60'],
  ['{PageDown}', '40'],
  ['{Home}', '0'],
  ['{End}', '100'],
])('%s leads to %s', async (keys, expected) => {
  render(<Live initial={50} />)
  thumb().focus()
  await userEvent.keyboard(keys)
  expect(value()).toBe(expected)
})

test('right to left, arrow left is more', async () => {
  render(<Live initial={50} dir="rtl" />)
  thumb().focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(value()).toBe('51')
})

test('not answered is not zero, and zero can be answered', async () => {
  render(<Live />)
  expect(thumb().getAttribute('aria-valuetext')).toBe('not answered')
  expect(screen.queryByRole('button', { name: labels.clear })).toBeNull()
  thumb().focus()
  await userEvent.keyboard(' ')
  expect(value()).toBe('0')
  expect(thumb().getAttribute('aria-valuetext')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: labels.clear }))
  expect(value()).toBe('none')
  expect(document.activeElement).toBe(thumb())
})

test('the rail keeps its length when it is answered', async () => {
  render(<Live />)
  const length = () => document.querySelector('[data-slot=slider-track]')?.getBoundingClientRect().width
  const before = length()
  thumb().focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(value()).not.toBe('none')
  expect(length()).toBe(before)
})

test('a tap on the rail answers, also at the place where the thumb waits', async () => {
  render(<Live />)
  const box = document.querySelector('[data-slot=slider-track] > *')!
  await userEvent.click(box, { position: { x: 3, y: 10 } })
  expect(value()).toBe('0')
  await userEvent.click(box, { position: { x: box.getBoundingClientRect().width / 2, y: 10 } })
  expect(Number(value())).toBeGreaterThan(45)
  expect(Number(value())).toBeLessThan(55)
})

test('the number field and the thumb show the same', async () => {
  render(<Live />)
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Number' }), '73')
  expect(thumb().getAttribute('aria-valuenow')).toBe('73')
})

test('the thumb is a target of at least 20 px inside a rail of 24', () => {
  render(<Live initial={50} />)
  expect(thumb().getBoundingClientRect().width).toBeGreaterThanOrEqual(20)
  expect(document.querySelector('[data-slot=slider-track] > *')!.getBoundingClientRect().height).toBeGreaterThanOrEqual(
    24,
  )
})
