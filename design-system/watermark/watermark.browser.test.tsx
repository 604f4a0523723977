import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Watermark } from './index.tsx'

afterEach(cleanup)

const drawing = () => {
  const found = document.querySelector('[data-slot=watermark-drawing]')
  if (!found) throw new Error('no watermark')
  return found
}

test('covers its children, unheard, and lets every press through', async () => {
  const onClick = vi.fn()
  render(
    <Watermark text={['Wang Fang', '2026-11-21']}>
      <button type="button" onClick={onClick} style={{ width: 300, height: 200 }}>
        Under it
      </button>
    </Watermark>,
  )
  expect(drawing().getBoundingClientRect().height).toBe(200)
  expect(drawing().getAttribute('aria-hidden')).toBe('true')
  expect([...drawing().querySelectorAll('text')].map((line) => line.textContent)).toEqual(['Wang Fang', '2026-11-21'])
  await userEvent.click(screen.getByRole('button', { name: 'Under it' }))
  expect(onClick).toHaveBeenCalledOnce()
})

test('two watermarks do not share a pattern, and longer text stands further apart', () => {
  render(
    <>
      <Watermark text="A" />
      <Watermark text="一二三四五六七八九十" />
    </>,
  )
  const [first, second] = document.querySelectorAll('pattern')
  expect(first?.id).not.toBe(second?.id)
  expect(Number(second?.getAttribute('width'))).toBe(140 + 96)
  expect(Number(first?.getAttribute('width'))).toBeLessThan(110)
})
