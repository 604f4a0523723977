import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Barcode } from './index.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const labels = { copy: 'Copy', copied: 'Copied', download: 'Download', invalid: 'Only Latin letters and digits' }

test('is an image with a name, ten white modules at each end, and its text below', () => {
  render(<Barcode value="12" label="Bar code" labels={labels} />)
  const image = screen.getByRole('img', { name: 'Bar code' })
  // Start C, one pair, check, Stop: 11 + 11 + 11 + 13, and the quiet zones.
  expect(image.getAttribute('viewBox')).toBe('0 0 66 72')
  expect(image.querySelectorAll('rect')[1]?.getAttribute('x')).toBe('10')
  expect(screen.getByText('12')).toBeTruthy()
})

test('what Code 128 cannot write is said instead of drawn', () => {
  render(<Barcode value="订单 7" label="Bar code" labels={labels} />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('Only Latin letters and digits')).toBeTruthy()
})

// The keyboard table.
test.each(['{Enter}', ' '])('Tab, %s copies', async (key) => {
  const user = userEvent.setup()
  render(<Barcode value="A-2026" label="Bar code" labels={labels} />)
  await user.tab()
  await user.keyboard(key)
  expect(await navigator.clipboard.readText()).toBe('A-2026')
})

test.each(['{Enter}', ' '])('Tab, Tab, %s saves the picture under the number', async (key) => {
  const user = userEvent.setup()
  let saved: Blob | undefined
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) saved = blob
    return 'blob:picture'
  }
  URL.revokeObjectURL = () => {}
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  render(<Barcode value="A 2026/7" label="Bar code" labels={labels} />)
  await user.tab()
  await user.tab()
  await user.keyboard(key)
  expect(names).toEqual(['A-2026-7.svg'])
  const reader = new FileReader()
  const read = new Promise((done) => reader.addEventListener('load', () => done(reader.result)))
  if (saved) reader.readAsText(saved)
  expect(await read).toContain('<rect')
})
