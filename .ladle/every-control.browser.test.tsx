import '../design-system/styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { Dialog } from '#ds/dialog'
import { DirectionProvider } from '#ds/direction'
import { Drawer } from '#ds/drawer'
import { KitLabelsProvider } from '#ds/labels'
import { Slider } from '#ds/slider'
import { type ControlCase, everyControl } from './every-control.tsx'
import { kitLabelsIn } from './kit-labels.ts'

afterEach(async () => {
  cleanup()
  await touchScreen(false)
  document.documentElement.dir = ''
})

afterAll(() => touchScreen(false))

/** What a component remembers can only be read in its source. */
const sources = import.meta.glob<string>('../design-system/*/index.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('every control of the kit is in the table', () => {
  const holding = Object.entries(sources)
    .filter(([, source]) => /\buseControllable\b|\bdefaultValue\b/.test(source))
    .map(([path]) => path.split('/').at(-2))
  const known = new Set(everyControl.map(({ name }) => name.split(' ')[0]))
  // Remembers its step, but holds no value and stands beside the page, never in a dialog.
  known.add('tour')
  expect(holding.filter((name) => !known.has(name))).toEqual([])
})

describe.each(everyControl.map((each) => [each.name, each] as const))('%s', (_name, each) => {
  test('remembers by itself, tells, and looks as one that was given the value', async () => {
    const tell = vi.fn()
    const given = await lookOf(each, 'controlled', 'after')
    expect(await lookOf(each, 'uncontrolled', 'after')).toEqual(given)
    show(each.draw('uncontrolled', 'start', tell))
    await byKeyboard(each, 'ltr')
    expect(tell).toHaveBeenLastCalledWith(each.keyboard.value)
    await leave()
    expect(look()).toEqual(given)
  })

  test('given its value it does not move by itself', async () => {
    const tell = vi.fn()
    const before = await lookOf(each, 'controlled', 'start')
    show(each.draw('controlled', 'start', tell))
    await byKeyboard(each, 'ltr')
    expect(tell).toHaveBeenCalled()
    await leave()
    if (!each.draft) expect(look()).toEqual(before)
  })

  test('in a dialog over a drawer, right to left, by keyboard', async () => {
    const tell = vi.fn()
    showDeep(each.draw('uncontrolled', 'start', tell))
    await byKeyboard(each, 'rtl')
    expect(tell).toHaveBeenLastCalledWith(each.keyboard.value)
    // What is open above the dialog goes first, then the dialog, then the drawer.
    await leave()
    expect(screen.getByRole('dialog', { name: 'Dialog' })).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Dialog' })).toBeNull())
    expect(screen.getByRole('dialog', { name: 'Drawer' })).toBeTruthy()
  })

  const { touch } = each
  if (!touch) return
  test('in a dialog over a drawer, right to left, by touch', async () => {
    await touchScreen(true)
    const tell = vi.fn()
    showDeep(each.draw('uncontrolled', 'start', tell))
    for (const target of touch.touch ?? []) await tap(target)
    await type(touch.keys ?? '', 'rtl')
    await vi.waitFor(() => expect(tell).toHaveBeenLastCalledWith(touch.value))
    expect(screen.getByRole('dialog', { name: 'Dialog' })).toBeTruthy()
  })
})

test('a finger that pulls a slider in a dialog pulls nothing else', async () => {
  await touchScreen(true)
  const tell = vi.fn()
  showDeep(<Slider label="It" min={0} max={10} onChange={tell} />)
  // The way out of a drawer at the end, right to left.
  await pull('slider It', -120)
  expect(tell).toHaveBeenCalled()
  expect(document.querySelector<HTMLElement>('[data-slot=drawer]')?.style.translate ?? '').toBe('')
  expect(screen.getByRole('dialog', { name: 'Dialog' })).toBeTruthy()
})

function show(control: ReactElement) {
  return render(
    <KitLabelsProvider labels={kitLabelsIn('en')}>
      <Beside>{control}</Beside>
    </KitLabelsProvider>,
  )
}

/** The deepest place a control has to work in, in a script from right to left. */
function showDeep(control: ReactElement) {
  document.documentElement.dir = 'rtl'
  return render(
    <DirectionProvider dir="rtl">
      <KitLabelsProvider labels={kitLabelsIn('en')}>
        <Deep>{control}</Deep>
      </KitLabelsProvider>
    </DirectionProvider>,
  )
}

function Deep({ children }: { children: ReactElement }) {
  const [open, setOpen] = useState(true)
  return (
    <Drawer open onOpenChange={() => {}} title="Drawer">
      <Dialog open={open} onOpenChange={setOpen} title="Dialog">
        <Beside>{children}</Beside>
      </Dialog>
    </Drawer>
  )
}

function Beside({ children }: { children: ReactElement }) {
  return (
    <>
      <button type="button">Before</button>
      <div data-testid="control">{children}</div>
      <button type="button">After</button>
    </>
  )
}

async function byKeyboard({ keyboard: { from, keys = '' } }: ControlCase, dir: 'ltr' | 'rtl') {
  if (from === undefined) {
    screen.getByRole('button', { name: 'Before' }).focus()
    await userEvent.keyboard('{Tab}')
  } else {
    const element = await there(from)
    element.focus()
  }
  await type(keys, dir)
}

/** As a person types: one key after another, each after what the last one did is on screen. */
async function type(keys: string, dir: 'ltr' | 'rtl') {
  const next = dir === 'ltr' ? '{ArrowRight}' : '{ArrowLeft}'
  const steps = keys.replaceAll('{Next}', next).match(/\{Control>\}.*?\{\/Control\}|\{[^}]+\}|[^{}]/g) ?? []
  for (const step of steps) {
    await userEvent.keyboard(step)
    await painted()
  }
}

const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

/** `role name`, or a selector after `css`; editors come a little later. */
const there = (target: string) => vi.waitFor(() => find(target), { timeout: 5000 })

function find(target: string): HTMLElement {
  const [role = '', ...name] = target.split(' ')
  if (role !== 'css') return screen.getByRole(role, { name: name.join(' ') })
  const found = document.querySelector<HTMLElement>(name.join(' '))
  if (!found) throw new Error(`${target} is not there`)
  return found
}

/** Closes what is open and leaves the control: drafts are tidied then. */
async function leave() {
  if (document.querySelector('[data-radix-popper-content-wrapper]')) await userEvent.keyboard('{Escape}')
  await painted()
  screen.getByRole('button', { name: 'After' }).focus()
}

async function lookOf(each: ControlCase, mode: 'controlled' | 'uncontrolled', at: 'start' | 'after') {
  const { unmount } = show(each.draw(mode, at, () => {}))
  if (each.keyboard.from?.startsWith('css')) await there(each.keyboard.from)
  const seen = look()
  unmount()
  return seen
}

/** What a person sees or hears of a control, without what is only announced. */
function look() {
  const root = screen.getByTestId('control')
  const copy = root.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new Error('not an element')
  for (const said of copy.querySelectorAll('[role=status],[role=alert],[aria-live],.cm-gutters')) said.remove()
  return {
    text: copy.textContent,
    fields: [...root.querySelectorAll<HTMLInputElement>('input,select,textarea')].map((field) =>
      ['checkbox', 'radio'].includes(field.type) ? field.checked : field.value,
    ),
    states: [...root.querySelectorAll(statesOf.map((name) => `[${name}]`).join())].map((element) =>
      statesOf.map((name) => element.getAttribute(name)),
    ),
  }
}

const statesOf = ['aria-checked', 'aria-selected', 'aria-valuenow', 'aria-current', 'aria-expanded']

/** Whether the screen is a finger's: `(pointer: coarse)` follows. */
async function touchScreen(enabled: boolean) {
  await cdp().send('Emulation.setTouchEmulationEnabled', { enabled })
}

async function tap(target: string) {
  const element = await there(target)
  element.scrollIntoView({ block: 'nearest' })
  await painted()
  await touchAt(element, [0])
  await painted()
}

async function pull(target: string, distance: number) {
  const element = await there(target)
  await touchAt(
    element,
    [0, 0.25, 0.5, 0.75, 1].map((part) => part * distance),
  )
  await painted()
}

/** A real finger on the middle of an element, moved sideways, by the browser's own protocol. */
async function touchAt(element: Element, offsets: readonly number[]) {
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0, width: innerWidth }
  const scale = frame.width / innerWidth
  const { left, top, width, height } = element.getBoundingClientRect()
  const points = offsets.map((dx) => ({
    x: frame.left + (left + width / 2 + dx) * scale,
    y: frame.top + (top + height / 2) * scale,
  }))
  for (const [step, point] of points.entries())
    await cdp().send('Input.dispatchTouchEvent', {
      type: step === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [point],
    })
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
