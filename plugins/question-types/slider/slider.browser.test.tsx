import '../../../design-system/styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import slider from './definition.ts'
import texts from './locales/en.json' with { type: 'json' }
import renderer from './renderer.tsx'

afterEach(cleanup)

const answers: (number | undefined)[] = []

const Drawn = ({ before }: { before?: number }) => {
  const [value, setValue] = useState(before)
  return (
    <QuestionHostProvider host={plainHost({ 'question-types/slider': texts.fill }, 'en')}>
      <QuestionScope typeId="slider" questionId="q00001">
        <label htmlFor="control">Progress</label>
        <div style={{ width: 600 }}>
          <renderer.Component
            question={{ id: 'q00001', type: 'slider', title: {}, required: false, span: 24, options: {} }}
            options={{ ...slider.defaults, min: 10, max: 20, unit: { en: 'km' } }}
            value={value}
            onChange={(next) => {
              answers.push(next)
              setValue(next)
            }}
            onBlur={() => undefined}
            issues={[]}
            readOnly={false}
            controlId="control"
            labelId="label"
            describedBy={undefined}
            page={{ number: 1, total: 1 }}
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
