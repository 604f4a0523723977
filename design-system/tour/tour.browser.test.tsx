import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { StrictMode, useEffect, useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Tour, type TourStep } from './index.tsx'
import { patienceMs } from './use-target.ts'

afterEach(cleanup)

const labels = {
  skip: 'Skip',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  close: 'Close',
  progress: (step: number, count: number) => `${step} of ${count}`,
}
const steps: TourStep[] = [
  { id: 'add', target: '#add', title: 'Add a question', body: 'Press here.' },
  { id: 'gone', target: '#gone', title: 'Not in the page', body: '' },
  { id: 'far', target: () => document.getElementById('far'), title: 'Far below', body: 'Scrolled to.' },
  { id: 'publish', target: '#publish', title: 'Publish', body: 'At last.' },
]

const onEnd = vi.fn()
function Page({ start = 'add' }: { start?: string }) {
  const [step, setStep] = useState<string>()
  const [pressed, setPressed] = useState(0)
  return (
    <div>
      <button type="button" onClick={() => setStep(start)}>
        Start
      </button>
      <button type="button" id="add" onClick={() => setPressed(pressed + 1)}>
        Add {pressed}
      </button>
      <button type="button" id="publish">
        Publish
      </button>
      <div style={{ height: 2000 }} />
      <p id="far">Far</p>
      <Tour
        steps={steps}
        stepId={step}
        onStepChange={setStep}
        onEnd={(how) => {
          onEnd(how)
          setStep(undefined)
        }}
        labels={labels}
      />
    </div>
  )
}

const note = () => screen.getByRole('dialog')
const start = async (at?: string) => {
  onEnd.mockClear()
  render(<Page {...(at !== undefined && { start: at })} />)
  await userEvent.click(screen.getByRole('button', { name: 'Start' }))
}

test('takes focus, passes over what is not in the page and no longer counts it, scrolls', async () => {
  await start()
  expect(document.activeElement).toBe(note())
  expect(screen.getByRole('dialog', { name: 'Add a question', description: 'Press here.' }).textContent).toContain(
    '1 of 4',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  // Until the next one is found this one stays, and says that it waits.
  expect(note().getAttribute('aria-busy')).toBe('true')
  expect(note().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{ArrowRight}{Enter}')
  const far = await screen.findByRole('dialog', { name: 'Far below' })
  expect(far.textContent).toContain('2 of 3')
  expect(document.activeElement).toBe(far)
  await expect
    .poll(() => document.getElementById('far')?.getBoundingClientRect().top, { timeout: 3000 })
    .toBeLessThan(innerHeight)
})

test('the page stays usable', async () => {
  await start()
  await userEvent.click(screen.getByRole('button', { name: 'Add 0' }))
  expect(screen.getByRole('button', { name: 'Add 1' })).toBeTruthy()
  expect(note()).toBeTruthy()
})

test('is taken up where it was left', async () => {
  await start('publish')
  expect(screen.getByRole('dialog', { name: 'Publish' }).textContent).toContain('4 of 4')
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull()
})

test('a step whose thing never comes gives way to the next, on the way back to the one before', async () => {
  await start('gone')
  await screen.findByRole('dialog', { name: 'Far below' })
  cleanup()
  await start('far')
  await userEvent.keyboard('{ArrowLeft}')
  await screen.findByRole('dialog', { name: 'Add a question' })
})

test('a tour of things that never come ends as skipped', async () => {
  onEnd.mockClear()
  render(<Tour steps={steps.filter(({ id }) => id === 'gone')} defaultStepId="gone" onEnd={onEnd} labels={labels} />)
  await expect.poll(() => onEnd.mock.calls).toEqual([['skipped']])
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('things that come and go', () => {
  const late: TourStep[] = [
    { id: 'early', target: '#early', title: 'There', body: '' },
    { id: 'late', target: '#late', title: 'Came later', body: '' },
  ]
  /** The tour before its things, as in a page that loads its parts. */
  function Lazy({
    first,
    at,
    early = 'drawn',
  }: {
    first?: number
    at: string
    early?: 'drawn' | 'anew' | 'folded' | 'gone'
  }) {
    const [there, setThere] = useState(first === undefined)
    useEffect(() => {
      const timer = setTimeout(() => setThere(true), first)
      return () => clearTimeout(timer)
    }, [first])
    return (
      <>
        <Tour steps={late} defaultStepId={at} onEnd={onEnd} labels={labels} />
        {early !== 'gone' && (
          <p id="early" key={early === 'drawn' ? 'first' : 'second'} hidden={early === 'folded'}>
            Early
          </p>
        )}
        {there && <p id="late">Late</p>}
      </>
    )
  }

  test('begins with the page, before anything in it is drawn', async () => {
    render(
      <StrictMode>
        <Lazy at="early" />
      </StrictMode>,
    )
    expect(document.activeElement).toBe(await screen.findByRole('dialog', { name: 'There' }))
  })

  test('a thing that comes a moment later is waited for', async () => {
    onEnd.mockClear()
    render(<Lazy at="late" first={300} />)
    expect(screen.queryByRole('dialog')).toBeNull()
    const shown = await screen.findByRole('dialog', { name: 'Came later' })
    expect(shown.textContent).toContain('2 of 2')
    expect(onEnd).not.toHaveBeenCalled()
  })

  test('a thing that goes under the note takes the note with it, and the tour goes on', async () => {
    const { rerender } = render(<Lazy at="early" />)
    await screen.findByRole('dialog', { name: 'There' })
    rerender(<Lazy at="early" early="gone" />)
    const shown = await screen.findByRole('dialog', { name: 'Came later' })
    expect(shown.textContent).toContain('1 of 1')
    expect(document.activeElement).toBe(shown)
  })

  test('a thing that is folded away counts as gone, one that is drawn anew does not', async () => {
    const { rerender } = render(<Lazy at="early" />)
    await screen.findByRole('dialog', { name: 'There' })
    const old = document.getElementById('early')
    rerender(<Lazy at="early" early="anew" />)
    expect(document.getElementById('early')).not.toBe(old)
    // Longer than it is waited for.
    await new Promise((resolve) => setTimeout(resolve, patienceMs + 200))
    expect(screen.getByRole('dialog', { name: 'There' })).toBeTruthy()
    rerender(<Lazy at="early" early="folded" />)
    await screen.findByRole('dialog', { name: 'Came later' })
  })
})

test('without stepId it keeps its place by itself, and ends', async () => {
  onEnd.mockClear()
  render(
    <>
      <button type="button" id="add">
        Add
      </button>
      <Tour steps={steps.slice(0, 1)} defaultStepId="add" onEnd={onEnd} labels={labels} />
    </>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }))
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('done')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('scrolls at once under reduced motion', async () => {
  const match = vi.spyOn(window, 'matchMedia')
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await start()
  expect(scroll.mock.lastCall).toEqual([expect.objectContaining({ behavior: 'smooth' })])
  match.mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList,
  )
  cleanup()
  await start()
  expect(scroll.mock.lastCall).toEqual([expect.objectContaining({ behavior: 'instant' })])
  vi.restoreAllMocks()
})

test('the focus stays with a person who has gone on elsewhere', async () => {
  await start('publish')
  await userEvent.click(screen.getByRole('button', { name: 'Add 0' }))
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement?.textContent).toBe('Add 1')
})

// The keyboard table.
test('arrows go forth and back and stop at the ends', async () => {
  await start()
  await userEvent.keyboard('{ArrowRight}')
  await screen.findByRole('dialog', { name: 'Far below' })
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await screen.findByRole('dialog', { name: 'Publish' })
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await screen.findByRole('dialog', { name: 'Add a question' })
  expect(onEnd).not.toHaveBeenCalled()
})

test('right to left the arrows and the sides are mirrored', async () => {
  document.body.dir = 'rtl'
  render(
    <div style={{ display: 'grid', justifyItems: 'center' }}>
      <button type="button" id="add">
        Add
      </button>
      <button type="button" id="publish">
        Publish
      </button>
      <Tour
        steps={steps.filter(({ id }) => id === 'add' || id === 'publish').map((step) => ({ ...step, side: 'left' }))}
        defaultStepId="add"
        labels={labels}
      />
    </div>,
  )
  await vi.waitFor(() => expect(screen.getByRole('dialog').dataset.side).toBe('right'))
  await userEvent.keyboard('{ArrowLeft}')
  await screen.findByRole('dialog', { name: 'Publish' })
  await userEvent.keyboard('{ArrowRight}')
  await screen.findByRole('dialog', { name: 'Add a question' })
  document.body.removeAttribute('dir')
})

test.each(['{Enter}', ' '])('Tab to the last button, %s ends the tour', async (key) => {
  await start('publish')
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  expect(document.activeElement?.textContent).toBe('Done')
  await userEvent.keyboard(key)
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('done')
  expect(document.activeElement?.textContent).toBe('Start')
})

test('Escape leaves, and focus returns', async () => {
  await start()
  await userEvent.keyboard('{Escape}')
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('skipped')
  expect(document.activeElement?.textContent).toBe('Start')
})
