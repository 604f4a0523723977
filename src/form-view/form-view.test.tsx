import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useOnce } from '#sdk/ui'
import { form, question, rule, when } from '#shared/form/testing/forms'
import { FormView } from './form-view.tsx'
import { viewOf } from './testing/test-form.tsx'

afterEach(cleanup)

describe('what assistive technology is told', () => {
  test('a label names the control, with the required mark as a word; the description describes it', () => {
    const { props } = viewOf(
      form([
        question('name', 'text', { title: { en: 'Name' }, description: { en: 'As in your passport' }, required: true }),
      ]),
    )
    render(<FormView {...props} />)
    const control = screen.getByRole('textbox', {
      name: 'Name fill/question.required',
      description: 'As in your passport',
    })
    expect(control).toBe(screen.getByLabelText(/^Name/))
  })

  test('a group is named by its title and has no label element', () => {
    const { props } = viewOf(form([question('pick', 'single', { title: { en: 'Pick one' } })]))
    render(<FormView {...props} />)
    expect(screen.getByRole('radiogroup', { name: 'Pick one' })).toBeTruthy()
    expect(screen.getByText('Pick one').tagName).toBe('DIV')
  })

  test('errors are part of the description, each text once, and mark the frame', () => {
    const { props } = viewOf(form([question('name', 'text', { title: { en: 'Name' }, description: { en: 'Hint' } })]))
    const issues = { name: [{ code: 'required' }, { code: 'required' }, { code: 'text.tooLong', params: { max: 3 } }] }
    const { container } = render(<FormView {...props} issues={issues} />)
    const errors = 'fill/issue.required question-types/text/issue.tooLong {"max":3}'
    expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('aria-describedby')).toBeTruthy()
    expect(screen.getByRole('textbox', { description: `${errors} Hint` })).toBeTruthy()
    expect(container.querySelector('[data-question-id=name]')?.hasAttribute('data-invalid')).toBe(true)
  })

  test('a section is a region named by its heading, with the questions after it inside', () => {
    const { props } = viewOf(
      form([
        question('loose', 'text'),
        question('part', 'section', { title: { en: 'Part A' } }),
        question('in', 'text'),
      ]),
    )
    render(<FormView {...props} />)
    const section = screen.getByRole('region', { name: 'Part A' })
    expect(within(section).getByRole('heading', { level: 2, name: 'Part A' })).toBeTruthy()
    expect(within(section).getByLabelText('Title of in')).toBeTruthy()
    expect(within(section).queryByLabelText('Title of loose')).toBeNull()
  })
})

describe('rules and pipes', () => {
  const definition = form(
    [
      question('pick', 'single'),
      question('name', 'text', { title: { en: 'Name' } }),
      question('why', 'text', { title: { en: 'Why b, {{q:name}}?' } }),
    ],
    [rule('show', ['why'], when('pick', 'eq', 'b'))],
  )

  test('numbers count the visible questions that collect, and follow the rules', async () => {
    const parts = [question('part', 'section', { title: { en: 'Part' } }), ...definition.questions]
    const hiding = form(parts, [rule('show', ['name'], when('pick', 'eq', 'b'))])
    const { props } = viewOf(hiding)
    render(<FormView {...props} withNumbers />)
    expect(screen.getByRole('heading', { name: 'Part' })).toBeTruthy()
    expect(screen.getByRole('radiogroup', { name: '1. Title of pick' })).toBeTruthy()
    expect(screen.getByLabelText('2. Why b, ?')).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'b' }))
    expect(screen.getByLabelText('2. Name')).toBeTruthy()
    expect(screen.getByLabelText('3. Why b, ?')).toBeTruthy()
  })

  test('a question appears when its rule holds, its title filled with the answer', async () => {
    const { props } = viewOf(definition)
    render(<FormView {...props} />)
    expect(screen.queryByLabelText(/^Why/)).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: 'b' }))
    expect(screen.getByLabelText('Why b, ?')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Name'), 'Ann')
    expect(screen.getByLabelText('Why b, Ann?')).toBeTruthy()
  })

  test('show all: the canvas draws what rules hide, and the folds between pages', () => {
    const { props } = viewOf(
      form([...definition.questions, question('fold', 'page-break'), question('end', 'text')], definition.rules),
    )
    render(<FormView {...props} show="all" />)
    expect(screen.getByLabelText('Why b, ?')).toBeTruthy()
    expect(screen.getByText('End of 1 of 2')).toBeTruthy()
    expect(screen.getByLabelText('Title of end')).toBeTruthy()
  })
})

describe('only what is touched renders', () => {
  test('typing draws the question typed into and those piped from it, of fifty', async () => {
    const many = Array.from({ length: 50 }, (_, at) => question(`q${at}`, 'text'))
    const { props, drawn } = viewOf(form([...many, question('echo', 'text', { title: { en: 'You said {{q:q7}}' } })]))
    render(<FormView {...props} />)
    const before = { ...drawn }
    await userEvent.type(screen.getByLabelText('Title of q7'), 'abc')
    const again = Object.keys(drawn).filter((id) => drawn[id] !== before[id])
    expect(again.sort()).toEqual(['echo', 'q7'])
    expect(drawn.q7).toBe((before.q7 ?? 0) + 3)
  })

  test('new issues draw only the questions they concern', () => {
    const { props, drawn } = viewOf(form([question('one', 'text'), question('two', 'text')]))
    const { rerender } = render(<FormView {...props} />)
    const before = { ...drawn }
    rerender(<FormView {...props} issues={{ two: [{ code: 'required' }] }} />)
    expect(drawn).toEqual({ one: before.one, two: (before.two ?? 0) + 1 })
  })
})

test('tells the page which question was answered and which was left', async () => {
  const { props } = viewOf(form([question('one', 'text')]))
  const onAnswer = vi.fn()
  const onLeave = vi.fn()
  render(<FormView {...props} onAnswer={onAnswer} onLeave={onLeave} />)
  await userEvent.type(screen.getByLabelText('Title of one'), 'a')
  expect(onAnswer).toHaveBeenLastCalledWith('one')
  expect(onLeave).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onLeave).toHaveBeenLastCalledWith('one', false)
})

test('read only: whatever a renderer reports, the session keeps its answer', async () => {
  const { props } = viewOf(form([question('pick', 'single')]))
  props.session.set('pick', 'a')
  render(<FormView {...props} readOnly />)
  await userEvent.click(screen.getByRole('radio', { name: 'b' }))
  expect(props.session.answer('pick')).toBe('a')
})

test('an answer set from outside shows at once', () => {
  const { props } = viewOf(form([question('one', 'text')]))
  render(<FormView {...props} />)
  act(() => props.session.set('one', 'from elsewhere'))
  expect(screen.getByLabelText<HTMLInputElement>('Title of one').value).toBe('from elsewhere')
})

describe('container', () => {
  const definition = form([
    question('team', 'rows', {
      title: { en: 'Team' },
      children: [question('mate', 'text', { title: { en: 'Mate' } })],
    }),
  ])

  test('children are drawn in frames of their own, once per row, and answer into their row', async () => {
    const { props } = viewOf(definition)
    props.session.set('team', [{ mate: 'Ann' }, { mate: 'Bob' }])
    render(<FormView {...props} />)
    const mates = screen.getAllByLabelText<HTMLInputElement>('Mate')
    expect(mates.map((mate) => mate.value)).toEqual(['Ann', 'Bob'])
    expect(new Set(mates.map((mate) => mate.id)).size).toBe(2)
    await userEvent.type(mates[1] ?? document.body, 'by')
    expect(props.session.answer('team')).toEqual([{ mate: 'Ann' }, { mate: 'Bobby' }])
  })

  test('hears which of its children are good only once, by their options', () => {
    const { props } = viewOf(
      form([
        question('team', 'rows', {
          children: [question('mate', 'text'), question('badge', 'text', { options: { once: true } })],
        }),
      ]),
    )
    const Asking = () => {
      const isOnce = useOnce()
      return <output>{['mate', 'badge', 'gone'].filter((id) => isOnce?.(id)).join()}</output>
    }
    const renderers = new Map([...props.renderers, ['rows', { Component: Asking, label: 'group' as const }]])
    render(<FormView {...props} renderers={renderers} />)
    expect(screen.getByRole('status').textContent).toBe('badge')
  })

  test('tells a step from cell to cell from leaving the container', async () => {
    const { props } = viewOf(definition)
    props.session.set('team', [{}, {}])
    const onLeave = vi.fn()
    render(<FormView {...props} onLeave={onLeave} />)
    await userEvent.click(screen.getAllByLabelText('Mate')[0] ?? document.body)
    await userEvent.tab()
    expect(onLeave.mock.calls).toEqual([['team', true]])
    await userEvent.tab()
    expect(onLeave).toHaveBeenLastCalledWith('team', false)
  })

  test('an error in a row stands at the row and is not repeated by the container', () => {
    const { props } = viewOf(definition)
    props.session.set('team', [{ mate: 'Ann' }, {}])
    render(<FormView {...props} issues={{ team: [{ code: 'required', path: [1, 'mate'] }] }} />)
    expect(screen.getAllByText('fill/issue.required')).toHaveLength(1)
    expect(screen.getAllByLabelText('Mate').map((mate) => mate.getAttribute('aria-invalid'))).toEqual([null, 'true'])
  })
})

describe('what cannot be drawn', () => {
  // React reports what a boundary caught; here that is the point.
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('a type this build does not know says so and leaves the rest alone', () => {
    const { props } = viewOf(form([question('odd', 'hologram', { title: { en: 'Odd' } }), question('one', 'text')]))
    render(<FormView {...props} />)
    expect(screen.getByText('Odd')).toBeTruthy()
    expect(screen.getByText('fill/question.unknown {"type":"hologram"}')).toBeTruthy()
    expect(screen.getByLabelText('Title of one')).toBeTruthy()
  })

  test('a plugin that breaks leaves a notice and the rest of the form', () => {
    const { props } = viewOf(form([question('bad', 'throwing', { title: { en: 'Bad' } }), question('one', 'text')]))
    render(<FormView {...props} />)
    expect(screen.getByText('fill/question.failed {"title":"Bad"}')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'fill/question.retry' })).toBeTruthy()
    expect(screen.getByLabelText('Title of one')).toBeTruthy()
  })

  test('a renderer on its way holds the place, one that did not come says so', () => {
    const { props } = viewOf(form([question('slow', 'text'), question('lost', 'single')]))
    const states = { get: (id: string) => (id === 'text' ? ('loading' as const) : ('failed' as const)) }
    const { container } = render(<FormView {...props} renderers={states} />)
    expect(container.querySelector('[data-question-id=slow] [aria-busy=true]')).toBeTruthy()
    expect(screen.getByText('fill/question.notLoaded')).toBeTruthy()
  })
})
