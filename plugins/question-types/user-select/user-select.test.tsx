import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { AnswerOf, OptionsOf } from '#sdk'
import { type QuestionHost, QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import { rendererProps } from '../../_families/renderer-props.testing.ts'
import type userSelect from './definition.ts'
import texts from './locales/en.json' with { type: 'json' }
import renderer from './renderer.tsx'

afterEach(cleanup)

type Answer = AnswerOf<typeof userSelect>
type Options = OptionsOf<typeof userSelect>

const list = [
  { userId: '1', name: 'Anna' },
  { userId: '2', name: 'Ben' },
  { userId: '3', name: 'Hannah' },
]

const show = (
  options: Partial<Options>,
  callAction: QuestionHost['callAction'] = () => Promise.reject(new Error('?')),
) => {
  const answers: (Answer | undefined)[] = []
  const host: QuestionHost = { ...plainHost({ 'question-types/user-select': texts.fill }, 'en'), callAction }
  const Held = () => {
    const [answer, setAnswer] = useState<Answer>()
    return (
      <renderer.Component
        {...rendererProps('user-select')}
        options={{ multiple: false, people: 'listed', list, ...options }}
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
      <QuestionScope typeId="user-select" questionId="q00001">
        <label id="label" htmlFor="control">
          Host
        </label>
        <Held />
      </QuestionScope>
    </QuestionHostProvider>,
  )
  return { last: () => answers.at(-1) }
}

const field = () => screen.getByRole('combobox', { name: 'Host' })
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const activeName = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

test('listed people by keyboard: type, walk, choose, close', async () => {
  const { last } = show({})
  await userEvent.type(field(), 'ann')
  expect(names()).toEqual(['Anna', 'Hannah'])
  expect(activeName()).toBe('Anna')
  await userEvent.keyboard('{ArrowDown}')
  expect(activeName()).toBe('Hannah')
  await userEvent.keyboard('{Enter}')
  expect(last()).toEqual([{ id: '3', name: 'Hannah' }])
  expect(field().getAttribute('aria-expanded')).toBe('false')
  await userEvent.keyboard('{ArrowDown}')
  expect(names()).toHaveLength(3)
  await userEvent.keyboard('{Escape}')
  expect(names()).toEqual([])
})

test('several people become chips that can be removed, and focus stays in the field', async () => {
  const { last } = show({ multiple: true })
  await userEvent.click(field())
  await userEvent.click(screen.getByRole('option', { name: 'Anna' }))
  await userEvent.click(screen.getByRole('option', { name: 'Ben' }))
  expect(last()?.map(({ name }) => name)).toEqual(['Anna', 'Ben'])
  await userEvent.click(screen.getByRole('button', { name: 'Remove Anna' }))
  expect(document.activeElement).toBe(field())
  expect(last()).toEqual([{ id: '2', name: 'Ben' }])
  await userEvent.keyboard('{Backspace}')
  expect(last()).toBeUndefined()
})

test('everyone is looked up once after typing, not for each letter', async () => {
  const asked: unknown[] = []
  const { last } = show({ people: 'everyone' }, async (questionId, action, input) => {
    asked.push([questionId, action, input])
    return {
      signInRequired: false,
      found: [
        { id: '9', name: 'Zoe' },
        { id: 'x', name: 'not a person' },
      ],
    }
  })
  await userEvent.type(field(), 'zoe')
  await userEvent.click(await screen.findByRole('option', { name: 'Zoe' }))
  expect(asked).toEqual([['q00001', 'search', { query: 'zoe' }]])
  expect(last()).toEqual([{ id: '9', name: 'Zoe' }])
})

test('a late answer to an earlier question is not shown', async () => {
  const answer = new Map<string, (name: string) => void>()
  show({ people: 'everyone' }, (_questionId, _action, input) => {
    const { query } = Object(input)
    return new Promise((resolve) => {
      answer.set(query, (name) => resolve({ signInRequired: false, found: [{ id: '9', name }] }))
    })
  })
  await userEvent.type(field(), 'a')
  await waitFor(() => expect(answer.has('a')).toBe(true))
  await userEvent.type(field(), 'b')
  await waitFor(() => expect(answer.has('ab')).toBe(true))
  answer.get('ab')?.('Abel')
  await screen.findByRole('option', { name: 'Abel' })
  answer.get('a')?.('Anton')
  await Promise.resolve()
  expect(names()).toEqual(['Abel'])
})

test('strangers are asked to sign in; a failure says why and can be tried again', async () => {
  let calls = 0
  show({ people: 'everyone' }, async () => {
    calls++
    if (calls === 1) throw new Error('No network')
    return { signInRequired: true, found: [] }
  })
  await userEvent.click(field())
  expect(await screen.findByText('No network')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Sign in to look people up')).toBeTruthy()
  expect(document.activeElement).toBe(field())
})

test('a signed-in respondent is there to begin with, and whoever takes themselves out stays out', async () => {
  const asked: string[] = []
  const { last } = show({ people: 'everyone', ownFirst: true }, async (_questionId, name) => {
    asked.push(name)
    return [{ id: '7', name: 'Mia' }]
  })
  await screen.findByText('Mia')
  expect(last()).toEqual([{ id: '7', name: 'Mia' }])
  await userEvent.click(screen.getByRole('button', { name: 'Remove Mia' }))
  expect(last()).toBeUndefined()
  expect(asked).toEqual(['own'])
})
