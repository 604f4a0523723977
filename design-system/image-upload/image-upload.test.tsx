import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { checkImages, ImageUpload, type ImageUploadProps, type UploadedImage } from './index.tsx'

afterEach(cleanup)

const labels = {
  pick: 'Add pictures',
  drop: 'or drop here',
  remove: 'Remove',
  retry: 'Retry',
  view: 'View',
  earlier: 'Move earlier',
  later: 'Move later',
  uploading: 'Sending',
  moved: '{name} is now {position} of {count}',
  removed: '{name} removed',
  wrongType: 'Only {types}',
  tooLarge: 'At most {n} MB',
  tooMany: (limit: number) => `At most ${limit} pictures`,
}
const png = new File(['x'], 'a.png', { type: 'image/png' })
const gif = new File(['x'], 'b.gif', { type: 'image/gif' })
const images = ['one', 'two', 'three'].map((id) => ({ id, name: id, src: `/${id}.png` }))

function Live({ spies, ...props }: Partial<ImageUploadProps> & { spies?: Partial<ImageUploadProps> }) {
  const [list, setList] = useState<readonly UploadedImage[]>(props.images ?? [])
  return (
    <ImageUpload
      label="Pictures"
      labels={labels}
      onPick={() => {}}
      onReorder={(ids) => setList(ids.map((id) => list.find((each) => each.id === id)!))}
      onRemove={(id) => setList(list.filter((each) => each.id !== id))}
      {...props}
      {...spies}
      images={list}
    />
  )
}

const order = () => screen.getAllByRole('img').map((img) => img.getAttribute('alt'))
const pickFiles = (files: File[]) =>
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } })

test('checks type, size and count', () => {
  const big = new File([new Uint8Array(1024 * 1024 + 1)], 'big.jpg', { type: 'image/jpeg' })
  const untyped = new File(['x'], 'c.JPG')
  expect(checkImages([png, gif, untyped], 0, { maxCount: 5 })).toEqual({
    accepted: [png, untyped],
    problems: [{ rule: 'type', file: gif }],
  })
  expect(checkImages([big], 0, { maxSize: 1 }).problems).toEqual([{ rule: 'size', file: big }])
  expect(checkImages([png, png, png], 1, { maxCount: 2 })).toEqual({ accepted: [png], problems: [{ rule: 'count' }] })
})

test('good files are handed over, bad ones explained', () => {
  const onPick = vi.fn()
  render(<Live onPick={onPick} maxCount={3} />)
  pickFiles([png, gif])
  expect(onPick).toHaveBeenCalledWith([png])
  expect(screen.getByRole('alert').textContent).toBe('Only png, jpeg')
  pickFiles([png])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a picture can be pasted and dropped', () => {
  const onPick = vi.fn()
  render(<Live onPick={onPick} />)
  const button = screen.getByRole('button', { name: /Add pictures/ })
  fireEvent.paste(button, { clipboardData: { files: [png] } })
  fireEvent.drop(button, { dataTransfer: { files: [png] } })
  expect(onPick).toHaveBeenCalledTimes(2)
})

test('moved by keyboard, focus stays on the picture and its place is announced', async () => {
  render(<Live images={images} maxCount={5} />)
  screen.getByRole('button', { name: 'Move later one' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(order()).toEqual(['two', 'one', 'three'])
  expect(screen.getByRole('status').textContent).toBe('one is now 2 of 3')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move later one' }))
  await userEvent.keyboard('{Enter}')
  expect(order()).toEqual(['two', 'three', 'one'])
  // At the end "later" can do nothing: focus goes to the way back.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move earlier one' }))
})

test('dragged with a mouse over another one, it takes its place', () => {
  render(<Live images={images} maxCount={5} />)
  const [first, , third] = screen.getAllByRole('listitem')
  fireEvent.dragStart(first!)
  fireEvent.dragEnter(third!)
  expect(order()).toEqual(['two', 'three', 'one'])
})

test('removal is announced and focus goes to the add button', async () => {
  render(<Live images={images} maxCount={3} />)
  expect(screen.getByRole('button', { name: /Add pictures/ }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Remove two' }))
  expect(order()).toEqual(['one', 'three'])
  expect(screen.getByRole('status').textContent).toBe('two removed')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Add pictures/ }))
})

test('progress and errors are told; read-only has nothing to press', async () => {
  const onRetry = vi.fn()
  render(
    <Live
      images={[
        { ...images[0]!, progress: 30 },
        { ...images[1]!, error: 'Lost' },
      ]}
      maxCount={5}
      onRetry={onRetry}
    />,
  )
  expect(screen.getByRole('progressbar', { name: 'Sending one' }).getAttribute('aria-valuenow')).toBe('30')
  await userEvent.click(screen.getByRole('button', { name: 'Retry two' }))
  expect(onRetry).toHaveBeenCalledWith('two')
  cleanup()
  render(<Live images={images} readOnly />)
  expect(screen.queryByRole('button')).toBeNull()
})
