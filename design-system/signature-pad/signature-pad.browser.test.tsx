import '../styles/index.css'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Signature, SignaturePad } from './index.tsx'

afterEach(cleanup)

const labels = {
  ways: 'Ways to sign',
  draw: 'Draw',
  type: 'Type',
  upload: 'Upload',
  emptyDrawing: 'Empty drawing',
  drawing: (count: number) => `Drawing of ${count} strokes`,
  undo: 'Undo',
  clear: 'Clear',
  undone: (count: number) => `${count} strokes left`,
  cleared: 'Drawing cleared',
  name: 'Full name',
  consent: 'This is my signature',
  pick: 'Choose a picture',
  uploadHint: 'png or jpeg',
  wrongType: 'Only {types}',
  tooLarge: 'At most {n} MB',
}

function Live({ seen }: { seen: (Signature | undefined)[] }) {
  const [value, setValue] = useState<Signature>()
  return (
    <div style={{ width: '32rem' }}>
      <SignaturePad
        label="Signature"
        labels={labels}
        value={value}
        onChange={(next) => {
          seen.push(next)
          setValue(next)
        }}
      />
    </div>
  )
}

function stroke(from: number, to: number) {
  const canvas = document.querySelector('canvas')!
  const box = canvas.getBoundingClientRect()
  const at = (type: string, share: number) =>
    canvas.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        isPrimary: true,
        clientX: box.left + box.width * share,
        clientY: box.top + box.height * share,
      }),
    )
  canvas.setPointerCapture = () => {}
  at('pointerdown', from)
  at('pointermove', (from + to) / 2)
  at('pointermove', to)
  at('pointerup', to)
}

/** How many pixels of a picture carry ink. */
async function inkOf(address: string) {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  const context = canvas.getContext('2d')!
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  let pixels = 0
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 128) pixels++
  return pixels
}

test('strokes are drawn, undone one by one and cleared; each step is announced', async () => {
  const seen: (Signature | undefined)[] = []
  render(<Live seen={seen} />)
  stroke(0.1, 0.5)
  await screen.findByRole('img', { name: 'Drawing of 1 strokes' })
  const one = await inkOf(seen.at(-1)?.image ?? '')
  expect(one).toBeGreaterThan(500)
  stroke(0.5, 0.9)
  await screen.findByRole('img', { name: 'Drawing of 2 strokes' })
  expect(seen.at(-1)?.method).toBe('draw')
  expect(await inkOf(seen.at(-1)?.image ?? '')).toBeGreaterThan(one)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('status').textContent).toBe('1 strokes left')
  expect(await inkOf(seen.at(-1)?.image ?? '')).toBe(one)
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(seen.at(-1)).toBeUndefined()
  expect(screen.getByRole('img', { name: 'Empty drawing' })).toBeTruthy()
})

test('by keyboard alone: a typed name counts only with consent', async () => {
  const seen: (Signature | undefined)[] = []
  render(<Live seen={seen} />)
  screen.getByRole('tab', { name: 'Draw' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  // Tab goes over the panel itself into its first field.
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Full name' }))
  await userEvent.keyboard('李雷')
  expect(seen).toEqual([])
  await userEvent.tab()
  await userEvent.keyboard(' ')
  const signature = seen.at(-1)
  expect(signature).toMatchObject({ method: 'type', name: '李雷' })
  expect(await inkOf(signature?.image ?? '')).toBeGreaterThan(500)
  await userEvent.keyboard(' ')
  expect(seen.at(-1)).toBeUndefined()
})

test('a picture is uploaded; other files are refused with the reason', async () => {
  const seen: (Signature | undefined)[] = []
  render(<Live seen={seen} />)
  await userEvent.click(screen.getByRole('tab', { name: 'Upload' }))
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.upload(input, new File(['x'], 'a.gif', { type: 'image/gif' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Only png, jpeg')
  await userEvent.upload(input, new File(['x'], 'a.png', { type: 'image/png' }))
  await waitFor(() => expect(seen.at(-1)?.method).toBe('upload'))
  expect(seen.at(-1)?.image).toMatch(/^data:image\/png/)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('another way starts empty: a signature is made in one way', async () => {
  const seen: (Signature | undefined)[] = []
  render(<Live seen={seen} />)
  stroke(0.1, 0.5)
  await screen.findByRole('img', { name: 'Drawing of 1 strokes' })
  await userEvent.click(screen.getByRole('tab', { name: 'Type' }))
  expect(seen.at(-1)).toBeUndefined()
})

test('the pad is paper in the dark theme too', () => {
  render(
    <div data-theme="dark">
      <Live seen={[]} />
    </div>,
  )
  expect(getComputedStyle(document.querySelector('canvas')!).backgroundColor).toBe('rgb(255, 255, 255)')
})
