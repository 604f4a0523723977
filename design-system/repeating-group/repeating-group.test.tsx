import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { SamplePassengers } from './sample-passengers.tsx'

afterEach(cleanup)

const labels = {
  add: 'Add passenger',
  heading: (position: number) => `Passenger ${position}`,
  remove: (position: number) => `Remove passenger ${position}`,
  moveUp: (position: number) => `Move passenger ${position} up`,
  moveDown: (position: number) => `Move passenger ${position} down`,
  added: (position: number) => `Passenger ${position} added`,
  removed: (position: number, left: number) => `Passenger ${position} removed, ${left} left`,
  moved: (position: number, total: number) => `Now ${position} of ${total}`,
  atLeast: (min: number) => `At least ${min}`,
  atMost: (max: number) => `At most ${max}`,
  empty: 'Nobody yet',
}
const button = (name: string) => screen.getByRole('button', { name })
const names = () => screen.queryAllByRole<HTMLInputElement>('textbox').map((field) => field.value)

test('adding puts the focus on the new heading, its field is next', async () => {
  render(<SamplePassengers names={['Ada']} labels={labels} />)
  await userEvent.click(button('Add passenger'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Passenger 2' }))
  expect(screen.getByRole('status').textContent).toBe('Passenger 2 added')
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('Bo')
  expect(names()).toEqual(['Ada', 'Bo'])
  expect(screen.getByRole('group', { name: 'Passenger 2' })).toBeTruthy()
})

test('removing puts the focus on the add button and is told', async () => {
  render(<SamplePassengers names={['Ada', 'Bo', 'Cy']} labels={labels} />)
  await userEvent.click(button('Remove passenger 2'))
  expect(names()).toEqual(['Ada', 'Cy'])
  expect(document.activeElement).toBe(button('Add passenger'))
  expect(screen.getByRole('status').textContent).toBe('Passenger 2 removed, 2 left')
})

test('at a limit the button stays, does nothing and says why', async () => {
  render(<SamplePassengers names={['Ada']} labels={labels} min={1} max={1} />)
  await userEvent.click(button('Add passenger'))
  await userEvent.click(button('Remove passenger 1'))
  expect(names()).toEqual(['Ada'])
  expect(button('Add passenger').getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(button('Add passenger').getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'At most 1',
  )
})

test('groups are put in order, and the focus goes along', async () => {
  render(<SamplePassengers names={['Ada', 'Bo', 'Cy']} labels={labels} ordered />)
  await userEvent.click(button('Move passenger 3 up'))
  expect(names()).toEqual(['Ada', 'Cy', 'Bo'])
  expect(document.activeElement).toBe(button('Move passenger 2 up'))
  expect(screen.getByRole('status').textContent).toBe('Now 2 of 3')
})

test('without groups something is said; read-only there is nothing to press', () => {
  render(<SamplePassengers names={[]} labels={labels} />)
  expect(screen.getByText('Nobody yet')).toBeTruthy()
  cleanup()
  render(<SamplePassengers names={['Ada']} labels={labels} readOnly />)
  expect(screen.queryByRole('button')).toBeNull()
})
