import '../styles/index.css'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ImageCropper } from './index.tsx'

afterEach(cleanup)

const labels = {
  frame: 'Frame',
  zoom: 'Zoom',
  zoomField: 'Zoom, number',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  rotateLeft: 'Turn left',
  rotateRight: 'Turn right',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  reset: 'Start over',
  apply: 'Crop',
  broken: 'This picture cannot be read',
}

/** 200 × 100: the left half red, the right half blue. */
function twoHalves(): string {
  const canvas = document.createElement('canvas')
  canvas.width = 200
  canvas.height = 100
  const context = canvas.getContext('2d')!
  context.fillStyle = 'red'
  context.fillRect(0, 0, 100, 100)
  context.fillStyle = 'blue'
  context.fillRect(100, 0, 100, 100)
  return canvas.toDataURL()
}

async function show() {
  const results: Blob[] = []
  render(
    <ImageCropper
      src={twoHalves()}
      alt="halves"
      output={{ width: 50, height: 50 }}
      labels={labels}
      onCrop={(blob) => results.push(blob)}
    />,
  )
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Crop' }).disabled).toBe(false))
  return async () => {
    const before = results.length
    await userEvent.click(screen.getByRole('button', { name: 'Crop' }))
    await waitFor(() => expect(results.length).toBe(before + 1))
    const bitmap = await createImageBitmap(results.at(-1)!)
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    const context = canvas.getContext('2d')!
    context.drawImage(bitmap, 0, 0)
    const colorAt = (x: number, y: number) => {
      const [red = 0, , blue = 0, alpha = 0] = context.getImageData(x, y, 1, 1).data
      return alpha < 255 ? 'nothing' : red > blue ? 'red' : 'blue'
    }
    return {
      size: [bitmap.width, bitmap.height],
      left: colorAt(3, 25),
      right: colorAt(46, 25),
      top: colorAt(25, 3),
      bottom: colorAt(25, 46),
    }
  }
}

test('shows the middle at first, in the size asked for', async () => {
  const crop = await show()
  expect(await crop()).toEqual({ size: [50, 50], left: 'red', right: 'blue', top: 'blue', bottom: 'blue' })
})

test('arrows move the picture, never past its edge', async () => {
  const crop = await show()
  screen.getByRole('group', { name: 'Frame' }).focus()
  await userEvent.keyboard(
    '{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}',
  )
  expect(await crop()).toMatchObject({ left: 'red', right: 'red', top: 'red' })
  screen.getByRole('group', { name: 'Frame' }).focus()
  await userEvent.keyboard('0')
  expect(await crop()).toMatchObject({ left: 'red', right: 'blue' })
})

test('buttons do what the keys do', async () => {
  const crop = await show()
  for (let press = 0; press < 26; press++) await userEvent.click(screen.getByRole('button', { name: 'Move left' }))
  expect(await crop()).toMatchObject({ left: 'blue', right: 'blue' })
})

test('turned right, left becomes top', async () => {
  const crop = await show()
  await userEvent.click(screen.getByRole('button', { name: 'Turn right' }))
  expect(await crop()).toMatchObject({ top: 'red', bottom: 'blue' })
  await userEvent.click(screen.getByRole('button', { name: 'Turn left' }))
  expect(await crop()).toMatchObject({ left: 'red', right: 'blue' })
})

test('zoom by key, button and slider; it stays within its limits', async () => {
  await show()
  const zoom = () => screen.getByRole('slider', { name: 'Zoom' }).getAttribute('aria-valuenow')
  const becomes = (value: string) => waitFor(() => expect(zoom()).toBe(value))
  screen.getByRole('group', { name: 'Frame' }).focus()
  await userEvent.keyboard('++-')
  await becomes('110')
  await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
  await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
  await becomes('100')
  screen.getByRole('slider', { name: 'Zoom' }).focus()
  await userEvent.keyboard('{End}')
  await becomes('500')
})

test('a broken picture is said to be one', async () => {
  render(<ImageCropper src="data:image/png;base64,AAAA" alt="" labels={labels} onCrop={() => {}} />)
  expect((await screen.findByRole('alert')).textContent).toBe('This picture cannot be read')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Crop' }).disabled).toBe(true)
})
