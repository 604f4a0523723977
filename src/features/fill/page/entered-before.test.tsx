import { act, cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { takeEntered } from './entered-before.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const Form = ({ onChange }: { onChange: (name: string, value: string | boolean) => void }) => {
  const [text, setText] = useState('')
  const [picked, setPicked] = useState('')
  return (
    <form>
      <input
        id="name"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          onChange('name', target.value)
        }}
      />
      <input id="once" type="checkbox" checked={picked === 'once'} onChange={() => setPicked('once')} />
      <select id="city" defaultValue="" onChange={({ target }) => onChange('city', target.value)}>
        <option value="" />
        <option value="bj">bj</option>
      </select>
    </form>
  )
}

/** As the server draws it; nobody hears it yet. */
const drawn =
  '<form><input id="name" value=""><input id="once" type="checkbox"><select id="city"><option value="" selected></option><option value="bj">bj</option></select></form>'

const controls = (root: HTMLElement) => ({
  name: root.querySelector<HTMLInputElement>('#name') as HTMLInputElement,
  once: root.querySelector<HTMLInputElement>('#once') as HTMLInputElement,
  city: root.querySelector<HTMLSelectElement>('#city') as HTMLSelectElement,
})

const someoneEnters = (root: HTMLElement) => {
  const { name, once, city } = controls(root)
  name.value = 'Ann'
  name.focus()
  name.setSelectionRange(1, 1)
  once.checked = true
  city.value = 'bj'
}

for (const way of ['made live', 'drawn anew'] as const)
  test(`what was entered before the page was ${way} is entered again, as by hand, with the caret where it was`, () => {
    const root = document.createElement('div')
    root.innerHTML = drawn
    document.body.append(root)
    someoneEnters(root)
    const heard: [string, string | boolean][] = []
    const enter = takeEntered(root)
    expect(controls(root).name.value).toBe('')
    if (way === 'drawn anew') root.replaceChildren()
    render(<Form onChange={(...change) => heard.push(change)} />, { container: root, hydrate: way === 'made live' })
    act(enter)
    const { name, once, city } = controls(root)
    expect([name.value, once.checked, city.value]).toEqual(['Ann', true, 'bj'])
    expect(heard).toEqual([
      ['name', 'Ann'],
      ['city', 'bj'],
    ])
    expect([document.activeElement?.id, name.selectionStart]).toEqual(['name', 1])
  })

test('a button that is pressed before what was entered is there again is not heard, and afterwards it is', () => {
  const root = document.createElement('div')
  root.innerHTML = drawn
  document.body.append(root)
  someoneEnters(root)
  const sent: string[] = []
  const enter = takeEntered(root)
  const Sendable = () => {
    const [text, setText] = useState('')
    return (
      <form>
        <input id="name" value={text} onChange={({ target }) => setText(target.value)} />
        <button type="button" onClick={() => sent.push(text)}>
          Submit
        </button>
      </form>
    )
  }
  root.replaceChildren()
  render(<Sendable />, { container: root })
  const button = root.querySelector('button') as HTMLButtonElement
  act(() => button.click())
  expect(sent).toEqual([])
  act(enter)
  act(() => button.click())
  expect(sent).toEqual(['Ann'])
})

test('who has entered nothing is not spoken for', () => {
  const root = document.createElement('div')
  root.innerHTML = drawn
  const enter = takeEntered(root)
  const heard: Event[] = []
  for (const kind of ['input', 'change', 'click']) root.addEventListener(kind, (event) => heard.push(event))
  enter()
  expect(heard).toEqual([])
})
