import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { form, question, rule, when } from '#shared/form/testing/forms'
import { FormView } from '#src/form-view/form-view.tsx'
import { LaterPartsContext } from '#src/form-view/later-part.tsx'
import { viewOf } from '#src/form-view/testing/test-form.tsx'
import { createLaterParts } from './later-parts.ts'

/** Fifty questions and one that a choice shows, in parts of twenty. */
const definition = form(
  [
    question('pick', 'single'),
    ...Array.from({ length: 49 }, (_, index) => question(`text${index + 1}`, 'text')),
    question('why', 'text', { title: { en: 'Why b?' } }),
    question('last', 'text'),
  ],
  [rule('show', ['why'], when('pick', 'eq', 'b'))],
)

let whenIdle: (() => void)[] = []
beforeEach(() => {
  whenIdle = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => whenIdle.push(work))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** A page as the server draws it, made live. */
const open = async (before: (root: HTMLElement) => void = () => undefined) => {
  const view = viewOf(definition)
  const root = document.createElement('div')
  root.innerHTML = renderToString(<FormView {...view.props} />)
  document.body.append(root)
  before(root)
  const elements = [...root.querySelectorAll('*')]
  const page = await act(async () =>
    hydrateRoot(
      root,
      <LaterPartsContext value={createLaterParts(root)}>
        <FormView {...view.props} />
      </LaterPartsContext>,
    ),
  )
  const field = (id: string) => root.querySelector<HTMLInputElement>(`[data-question-id=${id}] input`)
  const enter = (id: string, text: string) =>
    act(async () => {
      const control = field(id)
      if (!control) throw new Error(`There is no field of ${id}`)
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text)
      control.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const idle = () => act(async () => whenIdle.shift()?.())
  return { ...view, root, elements, field, enter, idle, page }
}

test('the first questions of a long form are live at once, the others part by part when there is time', async () => {
  const { props, root, elements, enter, idle, drawn } = await open()
  expect([...root.querySelectorAll('[data-later]')].map(({ children }) => children.length)).toEqual([20, 11])
  // Once by the server, and once to be taken over.
  expect([drawn.text3, drawn.text30, drawn.last]).toEqual([2, 1, 1])
  await enter('text3', 'here')
  expect(props.session.answer('text3')).toBe('here')
  for (let each = 0; each < 4; each++) await idle()
  expect(whenIdle).toEqual([])
  await enter('text30', 'there')
  await enter('last', 'at the end')
  expect([props.session.answer('text30'), props.session.answer('last')]).toEqual(['there', 'at the end'])
  // Taken over, not drawn anew.
  expect([...root.querySelectorAll('*')]).toEqual(elements)
})

test('what is entered in a question that does not hear yet makes it live, and is not lost', async () => {
  const { props, field, enter } = await open()
  await enter('text30', 'early')
  await vi.waitFor(() => expect(props.session.answer('text30')).toBe('early'))
  expect(field('text30')?.value).toBe('early')
  // Of those behind it nobody has taken notice.
  await act(async () => field('last')?.focus())
  await enter('last', 'by keyboard')
  await vi.waitFor(() => expect(props.session.answer('last')).toBe('by keyboard'))
})

test('what was entered before any script ran is entered again once its question hears', async () => {
  const { props, idle, field } = await open((root) => {
    const control = root.querySelector<HTMLInputElement>('[data-question-id=text30] input')
    if (control) control.value = 'before'
  })
  await idle()
  await vi.waitFor(() => expect(props.session.answer('text30')).toBe('before'))
  expect(field('text30')?.value).toBe('before')
})

test('what answers have shown, hidden or changed meanwhile is there, each in its own question', async () => {
  const { props, root, field, idle } = await open()
  await act(async () => {
    props.session.set('pick', 'b')
    props.session.set('text25', 'set elsewhere')
  })
  for (let each = 0; each < 4; each++) await idle()
  expect(field('text25')?.value).toBe('set elsewhere')
  const titles = [...root.querySelectorAll<HTMLElement>('[data-question-id]')]
  expect(titles.slice(-2).map(({ dataset }) => dataset.questionId)).toEqual(['why', 'last'])
  for (const { dataset, id } of titles) expect(id).toBe(`q-${dataset.questionId}`)
})
