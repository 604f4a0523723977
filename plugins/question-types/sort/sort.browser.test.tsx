import '../../../design-system/styles/index.css'
import { cleanup, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import { rendererProps } from '../../_families/renderer-props.testing.ts'
import sort from './definition.ts'
import texts from './locales/en.json' with { type: 'json' }
import renderer from './renderer.tsx'

afterEach(cleanup)

const options = sort.examples[0]?.options ?? sort.defaults

const Drawn = ({ max, before }: { max?: number; before?: string[] | undefined }) => {
  const [value, setValue] = useState(before)
  return (
    <QuestionHostProvider host={plainHost({ 'question-types/sort': texts.fill }, 'en')}>
      <QuestionScope typeId="sort" questionId="q00001">
        <span id="label">What matters</span>
        <renderer.Component
          {...rendererProps('sort')}
          options={{ ...options, ...(max !== undefined && { max }) }}
          value={value}
          onChange={setValue}
        />
      </QuestionScope>
    </QuestionHostProvider>
  )
}

const ranked = () =>
  within(screen.getByRole('list', { name: 'Ranked' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` })
const all = ['price', 'speed', 'looks', 'help']

test('a press ranks an option next, and the keyboard goes on to the one after it', async () => {
  render(<Drawn max={2} />)
  await userEvent.click(screen.getByRole('button', { name: 'Looks' }))
  expect(ranked()).toEqual(['1Looks'])
  expect(screen.getByRole('status').textContent).toBe('Looks moved to place 1 of 1')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Support' }))
  await userEvent.keyboard('{Enter}')
  expect(ranked()).toEqual(['1Looks', '2Support'])
  // No more than two: nothing is left to press.
  expect(screen.queryByRole('list', { name: 'Not ranked yet' })).toBeNull()
})

test('taken out, an option stands below again and has the focus', async () => {
  render(<Drawn before={all} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Speed from the ranking' }))
  expect(ranked()).toEqual(['1Price', '2Looks', '3Support'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Speed' }))
})

test('by keyboard: lifted, moved, dropped, each of it said, and the focus stays on the handle', async () => {
  render(<Drawn before={all} />)
  handle('Price').focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('status').textContent).toBe('Price lifted, place 1 of 4')
  expect(handle('Price')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(ranked()).toEqual(['1Speed', '2Looks', '3Price', '4Support'])
  expect(screen.getByRole('status').textContent).toBe('Price moved to place 3 of 4')
  expect(document.activeElement).toBe(handle('Price'))
  await userEvent.keyboard(' ')
  expect(screen.getByRole('status').textContent).toBe('Price dropped, place 3 of 4')
  expect(handle('Price')).toHaveAttribute('aria-pressed', 'false')
  // Dropped is dropped: arrows do nothing now.
  await userEvent.keyboard('{ArrowDown}')
  expect(ranked()).toEqual(['1Speed', '2Looks', '3Price', '4Support'])
})

test('Escape puts a lifted option back where it was', async () => {
  render(<Drawn before={all} />)
  handle('Support').focus()
  await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}')
  expect(ranked()).toEqual(['1Price', '2Support', '3Speed', '4Looks'])
  await userEvent.keyboard('{Escape}')
  expect(ranked()).toEqual(['1Price', '2Speed', '3Looks', '4Support'])
  expect(screen.getByRole('status').textContent).toBe('Cancelled, Support is back in its place')
  expect(document.activeElement).toBe(handle('Support'))
})

test('by buttons, which keep the focus; at an end of the list they do nothing', async () => {
  render(<Drawn before={all} />)
  const up = () => screen.getByRole('button', { name: 'Move Speed up' })
  await userEvent.click(up())
  expect(ranked()).toEqual(['1Speed', '2Price', '3Looks', '4Support'])
  expect(document.activeElement).toBe(up())
  await userEvent.keyboard('{Enter}')
  expect(ranked()).toEqual(['1Speed', '2Price', '3Looks', '4Support'])
})

test('by mouse: dragged down past two others', async () => {
  render(<Drawn before={all} />)
  await userEvent.dragAndDrop(handle('Price'), handle('Looks'))
  expect(ranked()).toEqual(['1Speed', '2Looks', '3Price', '4Support'])
  expect(screen.getByRole('status').textContent).toBe('Price dropped, place 3 of 4')
})
