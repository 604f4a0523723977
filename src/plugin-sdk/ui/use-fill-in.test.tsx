import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { compileForm } from '#shared/form/compile'
import { noPatterns } from '#shared/form/no-patterns'
import { form, question } from '#shared/form/testing/forms'
import { testTypes } from '#shared/form/testing/types'
import { plainHost } from './plain-host.tsx'
import { type QuestionHost, QuestionHostProvider, QuestionScope } from './question-host.tsx'
import { useFillIn } from './use-fill-in.ts'

afterEach(cleanup)

const compiled = compileForm(
  form([
    question('source', 'text'),
    question('name', 'text', { title: { en: 'Name' } }),
    question('age', 'number', { title: { en: 'Age' } }),
    question('team', 'rows', { children: [question('mate', 'text')] }),
  ]),
  testTypes,
  noPatterns,
)

/** A number where a number is asked for, a text elsewhere. */
const parserOf = (type: string) => async () => ({
  parse: (text: string) => (type !== 'number' ? text : /^\d+$/.test(text) ? Number(text) : undefined),
})

/** Presses a button that fills in, and says what it has said to be filled in. */
const press = async (texts: Readonly<Record<string, string>>, before: Parameters<typeof compiled.openSession>[0]) => {
  const session = compiled.openSession(before)
  const onAnswer = vi.fn()
  const host: QuestionHost = { ...plainHost({}, 'en'), parserOf, form: { compiled, session, onAnswer } }
  const Asking = () => {
    const load = useFillIn()
    return (
      <button
        type="button"
        onClick={({ currentTarget }) =>
          void load?.()
            .then(({ fillIn }) => fillIn(texts))
            .then((titles) => {
              currentTarget.textContent = `filled: ${titles.join()}`
            })
        }
      >
        fill
      </button>
    )
  }
  render(
    <QuestionHostProvider host={host}>
      <QuestionScope typeId="any" questionId="source">
        <Asking />
      </QuestionScope>
    </QuestionHostProvider>,
  )
  await userEvent.click(screen.getByRole('button'))
  const said = await screen.findByText(/^filled:/)
  return { answers: session.answers(), said: said.textContent, told: onAnswer.mock.calls.flat() }
}

test('texts become answers of other questions, in the order of the form, and the page is told of each', async () => {
  expect(await press({ age: '7', name: 'Ann' }, { name: 'Bob' })).toEqual({
    answers: { name: 'Ann', age: 7 },
    said: 'filled: Name,Age',
    told: ['name', 'age'],
  })
})

test('what means no answer leaves the question alone; no text empties it', async () => {
  expect(await press({ age: 'seven', name: '' }, { name: 'Bob', age: 3 })).toEqual({
    answers: { age: 3 },
    said: 'filled: Name',
    told: ['name'],
  })
})

test('a question fills in neither itself nor what is gone, nor what stands in rows', async () => {
  expect(await press({ source: 'x', gone: 'x', mate: 'x' }, {})).toEqual({ answers: {}, said: 'filled: ', told: [] })
})

test('where nothing is filled in there is nothing to press', () => {
  let fillIn: unknown = 'not asked'
  const Asking = () => {
    fillIn = useFillIn()
    return null
  }
  render(
    <QuestionHostProvider host={plainHost({}, 'en')}>
      <QuestionScope typeId="any" questionId="source">
        <Asking />
      </QuestionScope>
    </QuestionHostProvider>,
  )
  expect(fillIn).toBeUndefined()
})
