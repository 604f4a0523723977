import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Carousel, type CarouselProps } from './index.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const labels = {
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  goTo: 'Slide {number}: {label}',
  position: '{number} of {count}',
}
const slides = ['Spring', 'Summer', 'Autumn'].map((label) => ({ id: label, label, content: <a href="/">{label}</a> }))

const show = (props: Partial<CarouselProps> = {}) =>
  render(<Carousel label="Seasons" slides={slides} labels={labels} {...props} />)
const current = () =>
  screen
    .getAllByRole('group')
    .filter((group) => !group.hasAttribute('inert'))
    .map((group) => group.getAttribute('aria-label'))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('one slide at a time; the others are inert', async () => {
  show()
  expect(current()).toEqual(['1 of 3: Spring'])
  await press('Next')
  expect(current()).toEqual(['2 of 3: Summer'])
  await press('Previous')
  await press('Previous')
  expect(current()).toEqual(['3 of 3: Autumn'])
  await press('Slide 2: Summer')
  expect(screen.getByRole('button', { name: 'Slide 2: Summer' }).getAttribute('aria-current')).toBe('true')
})

test('nothing moves by itself unless asked to', () => {
  show()
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  act(() => vi.advanceTimersByTime(60_000))
  expect(current()).toEqual(['1 of 3: Spring'])
})

test('playing has a pause, is silent, and rests while the pointer is inside', async () => {
  show({ autoplay: 1000 })
  const view = document.querySelector('[data-slot=carousel-view]')
  expect(view?.getAttribute('aria-live')).toBe('off')
  act(() => vi.advanceTimersByTime(1000))
  expect(current()).toEqual(['2 of 3: Summer'])
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Seasons' }))
  expect(view?.getAttribute('aria-live')).toBe('polite')
  act(() => vi.advanceTimersByTime(5000))
  expect(current()).toEqual(['2 of 3: Summer'])
  fireEvent.pointerLeave(screen.getByRole('region', { name: 'Seasons' }))
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  act(() => vi.advanceTimersByTime(5000))
  expect(current()).toEqual(['2 of 3: Summer'])
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  act(() => vi.advanceTimersByTime(1000))
  expect(current()).toEqual(['3 of 3: Autumn'])
})

test('a person who moves it stops it', () => {
  show({ autoplay: 1000 })
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  act(() => vi.advanceTimersByTime(5000))
  expect(current()).toEqual(['2 of 3: Summer'])
})

test('starts paused under reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  show({ autoplay: 1000 })
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
  act(() => vi.advanceTimersByTime(5000))
  expect(current()).toEqual(['1 of 3: Spring'])
})

test('a swipe turns it', () => {
  show()
  const view = document.querySelector('[data-slot=carousel-view]')!
  const touch = (type: string, clientX: number) =>
    // jsdom's pointer events know no pointerType.
    fireEvent(view, Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType: 'touch' }))
  touch('pointerdown', 300)
  touch('pointerup', 200)
  expect(current()).toEqual(['2 of 3: Summer'])
})
