import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SampleList, sampleLabels } from './sample-list.tsx'

afterEach(cleanup)
const order = () => screen.getAllByRole('listitem').map((item) => item.textContent)
const button = (name: string) => screen.getByRole('button', { name })

test('a button moves by one place, keeps the focus and says where to', async () => {
  const spy = vi.fn()
  render(<SampleList labels={sampleLabels} words={['A', 'B', 'C']} spy={spy} />)
  await userEvent.click(button('Move C up'))
  expect(spy).toHaveBeenLastCalledWith(['A', 'C', 'B'])
  expect(document.activeElement).toBe(button('Move C up'))
  expect(screen.getByText('C is 2 of 3')).toBeTruthy()
  await userEvent.keyboard('{Enter}')
  expect(order()).toEqual(['C', 'A', 'B'])
  expect(document.activeElement).toBe(button('Move C up'))
})

test('at an end of the list a button keeps the focus and does nothing', async () => {
  const spy = vi.fn()
  render(<SampleList labels={sampleLabels} words={['A', 'B']} spy={spy} />)
  expect(button('Move A up').getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button('Move A up'))
  expect(spy).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(button('Move A up'))
})

test('Tab goes handle, up, down, row by row; handles are described', async () => {
  render(<SampleList labels={sampleLabels} words={['A', 'B']} />)
  const names: (string | null)[] = []
  for (let at = 0; at < 4; at++) {
    await userEvent.tab()
    names.push(document.activeElement?.getAttribute('aria-label') ?? null)
  }
  expect(names).toEqual(['Move A', 'Move A up', 'Move A down', 'Move B'])
  const described = document.getElementById(button('Move A').getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toContain('Space lifts')
})

test('disabled there is nothing to press', () => {
  render(<SampleList labels={sampleLabels} words={['A', 'B']} disabled />)
  expect(screen.queryByRole('button')).toBeNull()
})
