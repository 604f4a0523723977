import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Tour, type TourStep } from './index.tsx'

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

test('takes focus, counts only what is in the page, scrolls to it', async () => {
  await start()
  expect(document.activeElement).toBe(note())
  expect(screen.getByRole('dialog', { name: 'Add a question', description: 'Press here.' }).textContent).toContain(
    '1 of 3',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('dialog', { name: 'Far below' }).textContent).toContain('2 of 3')
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
  expect(screen.getByRole('dialog', { name: 'Publish' }).textContent).toContain('3 of 3')
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull()
})

test('a step whose thing is gone gives way to the next', async () => {
  await start('gone')
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Far below' })).toBeTruthy()
})

// The keyboard table.
test('arrows go forth and back and stop at the ends', async () => {
  await start()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(screen.getByRole('dialog', { name: 'Publish' })).toBeTruthy()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await expect.element(screen.getByRole('dialog', { name: 'Add a question' })).toBeTruthy()
  expect(onEnd).not.toHaveBeenCalled()
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
