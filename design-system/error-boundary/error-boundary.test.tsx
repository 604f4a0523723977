import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary, type ErrorBoundaryProps } from './index.tsx'

// React reports every caught error on the console: it is what is tested here.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const labels = { retry: 'Try again', copyDetails: 'Copy details', copied: 'Copied', details: 'Details' }

function Fragile({ broken }: { broken: boolean }) {
  if (broken) throw new TypeError('options is undefined')
  return <p>drawn</p>
}

function Live({ broken, ...p }: { broken: boolean } & Partial<ErrorBoundaryProps>) {
  return (
    <>
      <ErrorBoundary size="plugin" title="This question could not be shown" name="matrix" labels={labels} {...p}>
        <Fragile broken={broken} />
      </ErrorBoundary>
      <p>the rest</p>
    </>
  )
}

test.each(['page', 'plugin', 'cell'] as const)('%s: an alert in its place, the rest lives on', (size) => {
  const onError = vi.fn()
  render(<Live broken size={size} onError={onError} />)
  expect(screen.getByRole('alert').textContent).toContain('This question could not be shown')
  expect(screen.getByText('the rest')).toBeTruthy()
  expect(onError).toHaveBeenCalledOnce()
  expect(onError.mock.calls[0]?.[0]).toBeInstanceOf(TypeError)
  expect(onError.mock.calls[0]?.[1]).toContain('Fragile')
})

test('retry draws again; what still fails comes back', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Live broken />)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('alert')).toBeTruthy()
  rerender(<Live broken={false} />)
  expect(screen.queryByText('drawn')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('drawn')).toBeTruthy()
})

test('a changed reset key tries again by itself, an equal one does not', () => {
  const { rerender } = render(<Live broken resetKeys={['a', 1]} />)
  rerender(<Live broken={false} resetKeys={['a', 1]} />)
  expect(screen.queryByText('drawn')).toBeNull()
  rerender(<Live broken={false} resetKeys={['a', 2]} />)
  expect(screen.getByText('drawn')).toBeTruthy()
})

test('the details name the part, the error and the place', async () => {
  const user = userEvent.setup()
  render(<Live broken />)
  await user.click(screen.getByRole('button', { name: 'Copy details' }))
  const copied = await navigator.clipboard.readText()
  expect(copied.split('\n')[0]).toBe('matrix: TypeError: options is undefined')
  expect(copied).toContain('Fragile')
})

// The keyboard table of the cell.
test('in a cell: Tab and Enter open the panel, Escape closes it', async () => {
  const user = userEvent.setup()
  render(<Live broken size="cell" />)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('dialog', { name: 'This question could not be shown' }).textContent).toContain('TypeError')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})
