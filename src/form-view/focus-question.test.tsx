import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useFocusTarget } from '#sdk/ui'
import { focusQuestion } from './focus-question.ts'

beforeEach(() => {
  // jsdom has nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

const frame = { 'data-slot': 'question' }
const focused = () => document.activeElement?.id

test('without anything stated the control that is wrong has the focus, else the first that can be reached', () => {
  render(
    <div id="q-a" {...frame}>
      <button type="button" disabled>
        Undo
      </button>
      <input id="first" />
      <input id="second" />
    </div>,
  )
  expect(focusQuestion('a')).toBe(true)
  expect(focused()).toBe('first')
  document.getElementById('second')?.setAttribute('aria-invalid', 'true')
  focusQuestion('a')
  expect(focused()).toBe('second')
})

const Stated = ({ isTarget = true, isHidden = false }) => {
  const target = useFocusTarget<HTMLDivElement>(isTarget)
  return (
    <div id="q-a" {...frame}>
      <button id="clear" type="button">
        Clear
      </button>
      <div ref={target} hidden={isHidden}>
        <input id="field" />
      </div>
    </div>
  )
}

test('what a renderer states has it, or the control in it, while it is stated and can be reached', () => {
  const { rerender } = render(<Stated />)
  focusQuestion('a')
  expect(focused()).toBe('field')
  rerender(<Stated isTarget={false} />)
  focusQuestion('a')
  expect(focused()).toBe('clear')
  rerender(<Stated isHidden />)
  focusQuestion('a')
  expect(focused()).toBe('clear')
})

const Surface = () => (
  <div id="q-a" {...frame}>
    <button type="button">Clear</button>
    <div id="surface" tabIndex={-1} ref={useFocusTarget()} />
  </div>
)

test('a surface the Tab key does not reach may be stated', () => {
  render(<Surface />)
  focusQuestion('a')
  expect(focused()).toBe('surface')
})

const Row = ({ id, isWrong }: { id: string; isWrong: boolean }) => (
  <div {...frame}>
    <button type="button">Clear</button>
    <input id={id} ref={useFocusTarget()} aria-invalid={isWrong} />
  </div>
)
const Rows = () => {
  const add = useFocusTarget<HTMLButtonElement>()
  return (
    <div id="q-a" {...frame}>
      <Row id="one" isWrong={false} />
      <Row id="two" isWrong />
      <button ref={add} id="add" type="button">
        Add
      </button>
    </div>
  )
}

test('in rows the question that is wrong says where, not its neighbour or the container', () => {
  render(<Rows />)
  focusQuestion('a')
  expect(focused()).toBe('two')
})
