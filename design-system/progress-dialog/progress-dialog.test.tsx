import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type ProcessView, ProgressDialog } from './index.tsx'

afterEach(cleanup)

const labels = { close: 'Close', waiting: 'Preparing', complete: 'Done', download: 'Download', progress: 'Export' }
const show = (process: ProcessView | undefined, error?: string) =>
  render(<ProgressDialog open onOpenChange={() => {}} title="Export" process={process} error={error} labels={labels} />)

test('waits, works, is done', () => {
  const { rerender } = show(undefined)
  expect(screen.getByRole('status').textContent).toBe('Preparing')
  expect(screen.getByRole('progressbar', { name: 'Export' }).hasAttribute('aria-valuenow')).toBe(false)
  const again = (process: ProcessView) =>
    rerender(<ProgressDialog open onOpenChange={() => {}} title="Export" process={process} labels={labels} />)
  again({ rate: 42.9, tips: 'Row 42' })
  expect(screen.getByText('42%')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Row 42')
  expect(screen.queryByRole('link')).toBeNull()
  again({ rate: 120, url: '/f/1' })
  expect(screen.getByText('100%')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Done')
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/f/1')
})

test('an error replaces the progress', () => {
  show({ rate: 42 }, 'Disk full')
  expect(screen.getByRole('alert').textContent).toBe('Disk full')
  expect(screen.queryByRole('progressbar')).toBeNull()
})
