import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { AnswerOf, Issue } from '#sdk'
import { type QuestionHost, QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import type { HeldReply } from '../../_families/held/held.ts'
import { rendererProps } from '../../_families/renderer-props.testing.ts'
import goodsSelect from './definition.ts'
import texts from './locales/en.json' with { type: 'json' }
import renderer from './renderer.tsx'

afterEach(cleanup)

const options = {
  ...goodsSelect.defaults,
  goods: [{ id: 'tea', label: { en: 'Tea' }, price: 100, stock: 2 }],
}
const reply = (left: number, more: Partial<HeldReply> = {}): HeldReply => ({
  left: { tea: left },
  waiting: {},
  missing: [],
  seconds: 0,
  ...more,
})

/** @param standing what the server says, changed by the test as others come and go */
const show = (standing: { now: HeldReply }, issues: readonly Issue[] = []) => {
  const host: QuestionHost = {
    ...plainHost({ 'question-types/goods-select': texts.fill }, 'en'),
    callAction: async () => standing.now,
  }
  const Asked = () => {
    const [answer, setAnswer] = useState<AnswerOf<typeof goodsSelect>>()
    return (
      <renderer.Component
        {...rendererProps('goods-select')}
        options={options}
        value={answer}
        onChange={setAnswer}
        issues={issues}
      />
    )
  }
  render(
    <QuestionHostProvider host={host}>
      <QuestionScope typeId="goods-select" questionId="q00001">
        <Asked />
      </QuestionScope>
    </QuestionHostProvider>,
  )
}
/** The page asks how things stand when it is looked at again; what listens to that is there some time after it is drawn. */
const lookAgainFor = (words: string | RegExp) =>
  waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    expect(screen.queryByText(words)).toBeTruthy()
  })
const pieces = () => screen.queryByRole('spinbutton', { name: 'Quantity of Tea' })

test('what others only hold is not called sold out, and can be chosen as soon as it is free', async () => {
  const standing = { now: reply(0, { onHold: ['tea'] }) }
  show(standing)
  await screen.findByText('The rest is held for others at the moment and may come back')
  expect(screen.queryByText('Sold out')).toBeNull()
  expect(pieces()).toBeNull()

  standing.now = reply(1)
  await lookAgainFor('1 left')
  expect(pieces()).toBeTruthy()

  standing.now = reply(0)
  await lookAgainFor('Sold out')
})

test('what was wanted and is free again is held without being chosen anew', async () => {
  const standing = { now: reply(2) }
  show(standing)
  await screen.findByText('2 left')
  standing.now = reply(0, { onHold: ['tea'], missing: ['tea'] })
  await userEvent.click(screen.getByRole('button', { name: 'One more Tea' }))
  await screen.findByText(/There is not enough left/)

  standing.now = reply(2, { seconds: 600 })
  await lookAgainFor(/^Held for you until/)
})

test('what a message at the question says is not said once more below it', async () => {
  const standing = { now: reply(2) }
  show(standing, [{ code: 'goods-select.held', path: ['tea'] }])
  await screen.findByText('2 left')
  standing.now = reply(1, { missing: ['tea'] })
  await userEvent.click(screen.getByRole('button', { name: 'One more Tea' }))
  await screen.findByText('1 left')
  expect(screen.queryByText(/There is not enough left/)).toBeNull()
})
