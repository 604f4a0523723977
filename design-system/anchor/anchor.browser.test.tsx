import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Anchor } from './index.tsx'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', location.pathname)
})

const sections = ['one', 'two', 'three', 'four']

function Page({ last = 900 }: { last?: number }) {
  return (
    <div style={{ display: 'flex', height: 400 }}>
      <Anchor label="On this page" items={sections.map((id) => ({ id, label: `Section ${id}` }))} />
      <div data-testid="scroller" style={{ overflowY: 'auto', flex: 1 }}>
        {sections.map((id) => (
          <section key={id} id={id} style={{ height: id === 'four' ? last : 500 }}>
            <h2>{id}</h2>
            <button type="button">In {id}</button>
          </section>
        ))}
      </div>
    </div>
  )
}

const current = () => document.querySelector('[aria-current=location]')?.textContent

test('the section being read is marked while scrolling', async () => {
  render(<Page />)
  await expect.poll(current).toBe('Section one')
  screen.getByTestId('scroller').scrollTop = 1000
  await expect.poll(current).toBe('Section three')
  screen.getByTestId('scroller').scrollTop = 480
  await expect.poll(current).toBe('Section two')
})

test('a short last section is the current one at the end of the page', async () => {
  render(<Page last={60} />)
  screen.getByTestId('scroller').scrollTop = 99999
  await expect.poll(current).toBe('Section four')
})

// The keyboard table.
test('Tab goes to the links, Enter jumps; Tab then goes on in the section', async () => {
  render(<Page />)
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}')
  await expect.poll(current).toBe('Section three')
  expect(location.hash).toBe('#three')
  expect(screen.getByTestId('scroller').scrollTop).toBe(1000)
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.textContent).toBe('In three')
})
