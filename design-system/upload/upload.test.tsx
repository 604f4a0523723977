import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Upload, type UploadFile, type UploadProps } from './index.tsx'

afterEach(cleanup)

const labels = {
  pick: 'Choose files',
  drop: 'or drop them here',
  remove: 'Remove',
  retry: 'Retry',
  uploading: 'Sending',
  pause: 'Pause',
  resume: 'Resume',
  paused: 'Paused',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moved: (name: string, position: number, total: number) => `${name} is ${position} of ${total}`,
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

function Live({ initial }: { initial: readonly UploadFile[] }) {
  const [files, setFiles] = useState(initial)
  const change = (id: string, next: Partial<UploadFile>) =>
    setFiles((now) => now.map((file) => (file.id === id ? { ...file, ...next } : file)))
  return (
    <Upload
      label="Photos"
      labels={labels}
      files={files}
      onPick={() => {}}
      onRemove={(id) => setFiles((now) => now.filter((file) => file.id !== id))}
      onRetry={(id) => change(id, { error: undefined, progress: 0 })}
      onPause={(id) => change(id, { paused: true })}
      onResume={(id) => change(id, { paused: false })}
      onReorder={(ids) => setFiles((now) => ids.map((id) => now.find((file) => file.id === id)!))}
    />
  )
}
const sent = { size: 10 }
const names = () => screen.getAllByRole('listitem').map((item) => item.textContent?.slice(0, 5))
const button = (name: string) => screen.getByRole('button', { name })

test('a file that is being sent is paused and goes on, by one button that keeps the focus', async () => {
  render(<Live initial={[{ id: '1', name: 'a.png', ...sent, progress: 40 }]} />)
  await userEvent.click(button('Pause a.png'))
  expect(screen.getByRole('listitem').textContent).toContain('Paused 40%')
  expect(document.activeElement).toBe(button('Resume a.png'))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(button('Pause a.png'))
  expect(screen.getByRole('listitem').textContent).not.toContain('Paused')
})

test('a retried file keeps the focus in its row; a removed one hands it on, the last to the button', async () => {
  render(
    <Live
      initial={[
        { id: '1', name: 'a.png', ...sent, error: 'Failed' },
        { id: '2', name: 'b.png', ...sent },
      ]}
    />,
  )
  await userEvent.click(button('Retry a.png'))
  expect(document.activeElement).toBe(button('Remove a.png'))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(button('Remove b.png'))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(button('Choose files'))
})

test('files are put in order by keyboard, and it is said where they are', async () => {
  render(<Live initial={['a.png', 'b.png', 'c.png'].map((name) => ({ id: name, name, ...sent }))} />)
  button('Move up c.png').focus()
  await userEvent.keyboard('{Enter}')
  expect(names()).toEqual(['a.png', 'c.png', 'b.png'])
  expect(screen.getByRole('status').textContent).toBe('c.png is 2 of 3')
  expect(document.activeElement).toBe(button('Move up c.png'))
  await userEvent.keyboard('{Enter}{Enter}')
  expect(names()).toEqual(['c.png', 'a.png', 'b.png'])
  expect(button('Move up c.png').getAttribute('aria-disabled')).toBe('true')
})
