import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type StepItem, Steps } from './index.tsx'

afterEach(cleanup)

const items: StepItem[] = [
  { id: 'who', label: 'Who', state: 'done', reachable: true },
  { id: 'what', label: 'What', state: 'error', reachable: true },
  { id: 'when', label: 'When', state: 'current', reachable: true },
  { id: 'send', label: 'Send', state: 'todo' },
]
const stateLabels = { done: 'done', current: 'current', error: 'has errors', todo: 'to do' }

test('says which step is current and how each stands, in words', () => {
  render(<Steps items={items} current="when" label="Progress" stateLabels={stateLabels} />)
  const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null])
  expect(steps[1]?.textContent).toBe('What has errors')
  expect(screen.queryByRole('button')).toBeNull()
})

test('reachable steps are gone to by keyboard; the current and the coming are no buttons', async () => {
  const onSelect = vi.fn()
  render(<Steps items={items} current="when" label="Progress" stateLabels={stateLabels} onSelect={onSelect} />)
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Who done', 'What has errors'])
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onSelect.mock.calls).toEqual([['what']])
})
