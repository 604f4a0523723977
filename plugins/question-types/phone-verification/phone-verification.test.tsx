import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { AnswerOf } from '#sdk'
import { type QuestionHost, QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import { rendererProps } from '../../_families/renderer-props.testing.ts'
import phoneVerification from './definition.ts'
import texts from './locales/en.json' with { type: 'json' }
import renderer from './renderer.tsx'

afterEach(cleanup)

type Answer = AnswerOf<typeof phoneVerification>

const proof = 'sealed:1:abcdef:aGVsbG8gd29ybGQ='
const show = (replies: Readonly<Record<string, unknown>>) => {
  const answers: (Answer | undefined)[] = []
  const asked: unknown[] = []
  const host: QuestionHost = {
    ...plainHost({ 'question-types/phone-verification': texts.fill }, 'en'),
    callAction: async (_id, action, input) => {
      asked.push([action, input])
      return replies[action]
    },
  }
  const Held = () => {
    const [answer, setAnswer] = useState<Answer>()
    return (
      <renderer.Component
        {...rendererProps('phone-verification')}
        options={phoneVerification.defaults}
        value={answer}
        onChange={(next) => {
          answers.push(next)
          setAnswer(next)
        }}
      />
    )
  }
  render(
    <QuestionHostProvider host={host}>
      <QuestionScope typeId="phone-verification" questionId="q00001">
        <label id="label" htmlFor="control">
          Mobile
        </label>
        <Held />
      </QuestionScope>
    </QuestionHostProvider>,
  )
  return { last: () => answers.at(-1), asked }
}

const number = () => screen.getByRole('textbox', { name: 'Mobile' })

test('a code is sent on a press, checked when it is whole, and the proof is part of the answer', async () => {
  const { last, asked } = show({ send: { sent: true, waitSeconds: 60, minutes: 10 }, verify: { proof } })
  await userEvent.type(number(), '138 0013 8000')
  expect(last()).toEqual({ phone: '+8613800138000' })
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await userEvent.type(await screen.findByRole('textbox', { name: '6-digit code' }), '123456')
  expect((await screen.findAllByText('Verified')).length).toBeGreaterThan(0)
  expect(last()).toEqual({ phone: '+8613800138000', proof })
  expect(asked).toEqual([
    ['send', { phone: '+8613800138000', language: 'en' }],
    ['verify', { phone: '+8613800138000', code: '123456' }],
  ])
})

test('another number has no proof, and a code of its own', async () => {
  const { last } = show({ send: { sent: true, waitSeconds: 0, minutes: 10 }, verify: { proof } })
  await userEvent.type(number(), '13800138000')
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await userEvent.type(await screen.findByRole('textbox', { name: '6-digit code' }), '123456')
  await screen.findAllByText('Verified')
  await userEvent.type(number(), '{Backspace}9')
  expect(last()).toEqual({ phone: '+8613800138009' })
  expect(screen.queryByText('Verified')).toBeNull()
  expect(screen.queryByRole('textbox', { name: '6-digit code' })).toBeNull()
})

test('nothing is sent to what is no number; a wrong code and a gateway that is not there say so', async () => {
  const { asked } = show({ send: { sent: false, reason: 'noGateway', waitSeconds: 0 } })
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
  expect(screen.getAllByText('Enter a valid phone number').length).toBeGreaterThan(0)
  expect(asked).toEqual([])
  await userEvent.type(number(), '13800138000')
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
  expect((await screen.findAllByText(/cannot be sent at the moment/)).length).toBeGreaterThan(0)
  cleanup()
  const { last } = show({ send: { sent: true, waitSeconds: 60, minutes: 10 }, verify: {} })
  await userEvent.type(number(), '13800138000')
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await userEvent.type(await screen.findByRole('textbox', { name: '6-digit code' }), '000000')
  expect((await screen.findAllByText('The code is wrong or no longer valid')).length).toBeGreaterThan(0)
  expect(last()).toEqual({ phone: '+8613800138000' })
})
