import '../../../design-system/styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { AnswerOf, OptionsOf } from '#sdk'
import { QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import { rendererProps } from '../../_families/renderer-props.testing.ts'
import slider from './definition.ts'
import texts from './locales/en.json' with { type: 'json' }
import renderer from './renderer.tsx'

afterEach(cleanup)

type Answer = AnswerOf<typeof slider>
const answers: (Answer | undefined)[] = []

const Drawn = ({ before, more = {} }: { before?: Answer; more?: Partial<OptionsOf<typeof slider>> }) => {
  const [value, setValue] = useState(before)
  return (
    <QuestionHostProvider host={plainHost({ 'question-types/slider': texts.fill }, 'en')}>
      <QuestionScope typeId="slider" questionId="q00001">
        <label htmlFor="control">Progress</label>
        <div style={{ width: 600 }}>
          <renderer.Component
            {...rendererProps('slider')}
            options={{ ...slider.defaults, min: 10, max: 20, unit: { en: 'km' }, ...more }}
            value={value}
            onChange={(next) => {
              answers.push(next)
              setValue(next)
            }}
          />
        </div>
      </QuestionScope>
    </QuestionHostProvider>
  )
}

const start = (before?: number) => {
  answers.length = 0
  render(<Drawn {...(before !== undefined && { before })} />)
  return screen.getByRole('slider', { name: 'Progress' })
}

test('untouched it is no answer, and says so; going through it changes nothing', async () => {
  const rail = start()
  expect(rail).toHaveAttribute('aria-valuetext', 'Not answered')
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  expect(answers).toEqual([])
})

test('Enter takes the place where the thumb waits; the arrows go on from there', async () => {
  const rail = start()
  rail.focus()
  await userEvent.keyboard('{Enter}')
  expect(answers).toEqual([10])
  expect(rail).toHaveAttribute('aria-valuetext', '10 km')
  await userEvent.keyboard('{ArrowRight}{End}')
  expect(answers).toEqual([10, 11, 20])
})

test('a press on the rail sets it, also at the very place where the thumb waits', async () => {
  const rail = start()
  const { width, height } = rail.getBoundingClientRect()
  await userEvent.click(rail, { position: { x: 8, y: height / 2 } })
  expect(answers).toEqual([10])
  await userEvent.click(rail, { position: { x: width / 2, y: height / 2 } })
  expect(answers).toEqual([10, 15])
})

test('cleared, it is no answer again, and the focus is on the rail', async () => {
  const rail = start(12)
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(answers).toEqual([undefined])
  expect(document.activeElement).toBe(rail)
  expect(rail).toHaveAttribute('aria-valuetext', 'Not answered')
})

const startPair = (before?: Answer) => {
  answers.length = 0
  render(<Drawn more={{ range: true }} {...(before !== undefined && { before })} />)
  return { from: screen.getByRole('slider', { name: 'From' }), to: screen.getByRole('slider', { name: 'To' }) }
}

test('of a stretch each end is moved by keys, and they never pass each other', async () => {
  const { from, to } = startPair()
  expect(from).toHaveAttribute('aria-valuetext', 'Not answered')
  from.focus()
  await userEvent.keyboard('{Enter}{ArrowRight}')
  expect(answers).toEqual([
    [10, 20],
    [11, 20],
  ])
  to.focus()
  await userEvent.keyboard('{ArrowLeft}')
  from.focus()
  await userEvent.keyboard('{End}')
  expect(answers.slice(2)).toEqual([
    [11, 19],
    [19, 19],
  ])
})

test('a press on the rail of a stretch brings the nearer end', async () => {
  const { from, to } = startPair([11, 20])
  const rail = from.parentElement
  if (!rail) throw new Error('The sliders stand on a rail')
  const { width, height } = rail.getBoundingClientRect()
  await userEvent.click(rail, { position: { x: width * 0.6, y: height / 2 } })
  expect(answers).toEqual([[11, 16]])
  expect(document.activeElement).toBe(to)
  await userEvent.click(rail, { position: { x: width * 0.3, y: height / 2 } })
  expect(answers.at(-1)).toEqual([13, 16])
  expect(document.activeElement).toBe(from)
})

test('ends that are typed are put in order; a value of a single slider is no stretch', async () => {
  startPair(15)
  await userEvent.fill(screen.getByRole('spinbutton', { name: 'From' }), '18')
  await userEvent.fill(screen.getByRole('spinbutton', { name: 'To' }), '14')
  expect(answers.at(-1)).toEqual([14, 18])
})
