import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { QrCode } from './index.tsx'

afterEach(cleanup)

test('draws finder patterns at three corners inside a quiet zone of four', () => {
  render(<QrCode value="https://example.org" label="Opens the form" />)
  const image = screen.getByRole('img', { name: 'Opens the form' })
  const edge = Number(image.getAttribute('viewBox')?.split(' ')[3])
  const path = image.querySelector('path')?.getAttribute('d') ?? ''
  for (const corner of ['M4 4h7v1h-7z', `M${edge - 11} 4h7v1h-7z`, `M4 ${edge - 5}h7v1h-7z`])
    expect(path).toContain(corner)
  expect(path).not.toContain(`M${edge - 11} ${edge - 5}h7v`)
})
