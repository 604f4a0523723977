import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Lightbox } from './index.tsx'

afterEach(cleanup)

const labels = {
  title: 'Pictures',
  previous: 'Previous',
  next: 'Next',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  rotate: 'Rotate',
  download: 'Download',
  close: 'Close',
  position: '{number} of {count}',
}
const images = ['Door', 'Hall', 'Yard'].map((alt) => ({
  id: alt,
  alt,
  src: `/${alt}.png`,
  download: `/${alt}.png?original`,
}))

function Live({ dir = 'ltr' }: { dir?: string }) {
  const [open, setOpen] = useState<string>()
  document.documentElement.dir = dir
  return (
    <>
      <button type="button" onClick={() => setOpen('Door')}>
        open
      </button>
      <Lightbox images={images} openId={open} onOpenChange={setOpen} labels={labels} />
    </>
  )
}

const picture = () => screen.getByRole('img').getAttribute('alt')
const open = async (dir?: string) => {
  render(<Live {...(dir && { dir })} />)
  await userEvent.click(screen.getByRole('button', { name: 'open' }))
}

test.each([
  ['{ArrowRight}', 'Hall'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Yard'],
  ['{ArrowRight}{ArrowLeft}', 'Door'],
  ['{ArrowLeft}', 'Door'],
  ['{End}', 'Yard'],
  ['{End}{Home}', 'Door'],
])('%s shows %s', async (keys, expected) => {
  await open()
  await userEvent.keyboard(keys)
  expect(picture()).toBe(expected)
})

test('right to left, arrow left goes on', async () => {
  await open('rtl')
  await userEvent.keyboard('{ArrowLeft}')
  expect(picture()).toBe('Hall')
  document.documentElement.dir = ''
})

test('zooms, turns, and the next picture starts fitted', async () => {
  await open()
  await userEvent.keyboard('++r')
  const style = () => screen.getByRole('img').getAttribute('style')
  expect(style()).toContain('width: 200%')
  expect(screen.getByText('200 %')).toBeTruthy()
  await userEvent.keyboard('0')
  expect(screen.getByText('100 %')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Zoom out' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText('100 %')).toBeTruthy()
})

test('says where one is, offers the original, closes and gives focus back', async () => {
  await open()
  expect(screen.getByRole('dialog', { name: 'Pictures' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('1 of 3: Door')
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/Door.png?original')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'open' }))
})
