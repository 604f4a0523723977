import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Upload, type UploadProps } from './index.tsx'

afterEach(cleanup)

const labels = {
  pick: 'Choose files',
  drop: 'or drop them here',
  remove: 'Remove',
  retry: 'Retry',
  uploading: 'Sending',
}
const picture = new File(['x'], 'a.png', { type: 'image/png' })
const second = new File(['y'], 'b.png', { type: 'image/png' })

function show(props: Partial<UploadProps> = {}) {
  const spies = { onPick: vi.fn(), onRemove: vi.fn(), onRetry: vi.fn() }
  const { container } = render(<Upload label="Photos" files={[]} labels={labels} {...spies} {...props} />)
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  const drop = container.querySelector('[data-slot=upload-drop]')
  return { ...spies, input, drop }
}

test('picked files are handed over, one at a time unless multiple', () => {
  const one = show()
  fireEvent.change(one.input!, { target: { files: [picture, second] } })
  expect(one.onPick).toHaveBeenCalledWith([picture])
  cleanup()
  const many = show({ multiple: true })
  fireEvent.drop(many.drop!, { dataTransfer: { files: [picture, second] } })
  expect(many.onPick).toHaveBeenCalledWith([picture, second])
})

test('a picture can be pasted', () => {
  const { onPick } = show()
  fireEvent.paste(screen.getByRole('button', { name: 'Choose files' }), { clipboardData: { files: [picture] } })
  expect(onPick).toHaveBeenCalledWith([picture])
})

test('when full, nothing more is taken', () => {
  const { onPick, drop } = show({ full: true })
  fireEvent.drop(drop!, { dataTransfer: { files: [picture] } })
  expect(onPick).not.toHaveBeenCalled()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose files' }).disabled).toBe(true)
})

test('files tell their progress and errors, and can be sent again or removed', async () => {
  const { onRetry, onRemove } = show({
    files: [
      { id: '1', name: 'a.png', size: 10, progress: 40 },
      { id: '2', name: 'b.exe', size: 10, error: 'Type not allowed' },
    ],
  })
  expect(screen.getByRole('progressbar', { name: 'Sending a.png' }).getAttribute('aria-valuenow')).toBe('40')
  expect(screen.getByRole('alert').textContent).toBe('Type not allowed')
  await userEvent.click(screen.getByRole('button', { name: 'Retry b.exe' }))
  expect(onRetry).toHaveBeenCalledWith('2')
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.png' }))
  expect(onRemove).toHaveBeenCalledWith('1')
})

test('read-only shows the files and nothing to press', () => {
  show({ readOnly: true, files: [{ id: '1', name: 'a.png', size: 2048, url: '/f/1' }] })
  expect(screen.getByRole('link', { name: 'a.png' }).getAttribute('href')).toBe('/f/1')
  expect(screen.queryByRole('button')).toBeNull()
})
