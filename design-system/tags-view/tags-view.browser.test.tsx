import '../styles/index.css'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type PageTag, TagsView, type TagsViewLabels } from './index.tsx'

afterEach(cleanup)
beforeEach(() => {
  vi.clearAllMocks()
  location.hash = ''
})

const names = ['Home', 'Forms', 'Data', 'Users']
const pages: PageTag[] = names.map((label) => ({ id: label, label, href: `#${label}`, fixed: label === 'Home' }))
const labels: TagsViewLabels = {
  close: (page) => `Close ${page}`,
  menu: (page) => `Actions of ${page}`,
  actions: 'Actions of this page',
  scrollBack: 'Scroll back',
  scrollOn: 'Scroll on',
  refresh: 'Refresh',
  closeThis: 'Close',
  closeOthers: 'Close others',
  closeLeft: 'Close left',
  closeRight: 'Close right',
  closeAll: 'Close all',
  fullScreen: 'Full screen',
  closed: (count, page) => (count === 1 ? `${page} closed` : `${count} closed`),
  moved: (page, position, count) => `${page} moved to ${position} of ${count}`,
}
const onRefresh = vi.fn()
const onFullScreen = vi.fn()
const onNavigate = vi.fn()

function Live({ start = pages, at = 'Data' }: { start?: readonly PageTag[]; at?: string }) {
  const [tags, setTags] = useState(start)
  const [current, setCurrent] = useState<string | undefined>(at)
  return (
    <TagsView
      label="Open pages"
      tags={tags}
      current={current}
      onNavigate={(tag) => {
        onNavigate(tag.id)
        setCurrent(tag.id)
      }}
      onClose={(ids, next) => {
        setTags(tags.filter((tag) => !ids.includes(tag.id)))
        setCurrent(next)
      }}
      onReorder={setTags}
      onRefresh={onRefresh}
      onFullScreen={onFullScreen}
      labels={labels}
    />
  )
}
const link = (name: string) => screen.getByRole('link', { name })
const shown = () => screen.getAllByRole('link').map((each) => each.textContent)
const current = () => screen.getByRole('navigation').querySelector('[aria-current=page]')?.textContent
const told = () => document.querySelector('[data-slot=live-region]')?.textContent
const focused = () => document.activeElement?.textContent

test('one tab stop, on the current page; arrows, Home, End walk; Enter opens', async () => {
  render(<Live />)
  await userEvent.tab()
  expect(focused()).toBe('Data')
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toBe('Users')
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe('Home')
  await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}')
  expect(focused()).toBe('Forms')
  expect(current()).toBe('Data')
  await userEvent.keyboard('{Enter}')
  expect(current()).toBe('Forms')
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions of this page' }))
})

test('Delete closes, tells it, and goes to the neighbour; the fixed page stays', async () => {
  render(<Live />)
  link('Data').focus()
  await userEvent.keyboard('{Delete}')
  expect(shown()).toEqual(['Home', 'Forms', 'Users'])
  expect(current()).toBe('Users')
  expect(focused()).toBe('Users')
  expect(told()).toBe('Data closed')
  await userEvent.keyboard('{Home}{Delete}')
  expect(shown()).toEqual(['Home', 'Forms', 'Users'])
  expect(screen.queryByRole('button', { name: 'Close Home' })).toBeNull()
})

test('Ctrl Shift arrow moves, never past the fixed page, and keeps focus', async () => {
  render(<Live />)
  link('Data').focus()
  await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}')
  expect(shown()).toEqual(['Home', 'Data', 'Forms', 'Users'])
  expect(focused()).toBe('Data')
  expect(told()).toBe('Data moved to 2 of 4')
  await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}')
  expect(shown()).toEqual(['Home', 'Data', 'Forms', 'Users'])
})

test('right to left, the arrows are mirrored', async () => {
  render(
    <div dir="rtl">
      <Live />
    </div>,
  )
  link('Data').focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toBe('Users')
})

test('the cross and the middle button close; Ctrl click is left to the browser', async () => {
  render(<Live />)
  await userEvent.click(screen.getByRole('button', { name: 'Close Users' }))
  expect(shown()).toEqual(['Home', 'Forms', 'Data'])
  await userEvent.click(link('Forms'), { button: 'middle' })
  expect(shown()).toEqual(['Home', 'Data'])
  // Made by hand: the browser would open real tabs.
  const home = new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true })
  link('Home').dispatchEvent(home)
  expect(home.defaultPrevented).toBe(false)
  expect(shown()).toEqual(['Home', 'Data'])
  let taken: boolean | undefined
  const look = (event: Event) => {
    taken = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', look, { once: true })
  link('Home').dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }))
  expect(taken).toBe(false)
  expect(onNavigate).not.toHaveBeenCalled()
})

test('Shift F10 opens the menu of the tab; what it closes gives focus to the neighbour', async () => {
  render(<Live />)
  link('Forms').focus()
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await screen.findByRole('menu', { name: 'Actions of Forms' })
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Refresh',
    'Full screen',
    'Close',
    'Close others',
    'Close left',
    'Close right',
    'Close all',
  ])
  expect(screen.getByRole('menuitem', { name: 'Close left' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Close' }))
  expect(shown()).toEqual(['Home', 'Data', 'Users'])
  await expect.poll(focused).toBe('Data')
})

test('the menu of the current page is a button too: others, right, all, refresh, full screen', async () => {
  render(<Live at="Forms" />)
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Actions of this page' }))
    await userEvent.click(await screen.findByRole('menuitem', { name }))
    await expect.poll(() => screen.queryByRole('menu')).toBeNull()
  }
  await choose('Refresh')
  expect(onRefresh).toHaveBeenCalledExactlyOnceWith('Forms')
  await choose('Full screen')
  expect(onFullScreen).toHaveBeenCalledExactlyOnceWith('Forms')
  await choose('Close right')
  expect(shown()).toEqual(['Home', 'Forms'])
  await choose('Close all')
  expect(shown()).toEqual(['Home'])
  expect(current()).toBe('Home')
})

test('the mouse drags a tab to another place, and lets go without following the link', async () => {
  render(<Live />)
  const [from, to] = [link('Forms'), link('Users')]
  const fire = (type: string, target: EventTarget, x: number, y: number) =>
    act(async () => {
      target.dispatchEvent(
        new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX: x, clientY: y, detail: 1 }),
      )
      await new Promise((resolve) => setTimeout(resolve, 30))
    })
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  await fire('mousedown', from, a.left + 10, a.top + 5)
  await fire('mousemove', document, a.left + 30, a.top + 5)
  await fire('mousemove', document, b.right - 4, a.top + 5)
  await act(async () => {
    document.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
    from.click()
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  expect(shown()).toEqual(['Home', 'Data', 'Users', 'Forms'])
  expect(location.hash).toBe('')
  expect(onNavigate).not.toHaveBeenCalled()
  await userEvent.click(link('Users'))
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('Users')
})

test('what does not fit is scrolled to: the current tab by itself, others by wheel and buttons', async () => {
  const many: PageTag[] = Array.from({ length: 20 }, (_, at) => ({
    id: `p${at}`,
    label: `Page number ${at}`,
    href: '#',
  }))
  render(
    <div style={{ width: 400 }}>
      <Live start={many} at="p19" />
    </div>,
  )
  const inView = (name: string) => {
    const strip = document.querySelector('[data-slot=tags-view-strip]')?.getBoundingClientRect()
    const box = link(name).getBoundingClientRect()
    return strip !== undefined && box.left >= strip.left && box.right <= strip.right
  }
  await expect.poll(() => inView('Page number 19')).toBe(true)
  const back = screen.getByRole('button', { name: 'Scroll back' })
  expect(screen.getByRole('button', { name: 'Scroll on' }).getAttribute('aria-disabled')).toBe('true')
  const strip = document.querySelector('[data-slot=tags-view-strip]')
  const before = strip?.scrollLeft ?? 0
  await userEvent.click(back)
  await expect.poll(() => strip?.scrollLeft).toBeLessThan(before)
  strip?.dispatchEvent(new WheelEvent('wheel', { deltaY: -5000, bubbles: true, cancelable: true }))
  await expect.poll(() => strip?.scrollLeft).toBe(0)
  expect(inView('Page number 0')).toBe(true)
})
