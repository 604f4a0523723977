import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from '../dialog/index.tsx'
import { TagsInput, type TagsInputProps } from './index.tsx'

afterEach(cleanup)

function Live({ spy, ...props }: Partial<TagsInputProps> & { spy?: (tags: string[]) => void }) {
  const [value, setValue] = useState(props.value ?? [])
  return (
    <TagsInput
      label="Keywords"
      removeLabel="Remove"
      refusalText={(tag, why) => `${tag}: ${why}`}
      changeText={(tag, change) => `${tag} ${change}`}
      {...props}
      value={value}
      onChange={(tags) => {
        spy?.(tags)
        setValue(tags)
      }}
    />
  )
}

const field = () => screen.getByLabelText('Keywords', { selector: 'input' })
const tags = () => screen.queryAllByRole('listitem').map((item) => item.textContent)
const focused = () => document.activeElement?.getAttribute('aria-label')

test.each<[string, string[]]>([
  ['red{Enter}', ['red']],
  [' red {Enter}', ['red']],
  ['red,blue,', ['red', 'blue']],
  ['红，蓝、绿；', ['红', '蓝', '绿']],
  ['red{Enter}{Enter}', ['red']],
  ['red{Enter}blue{Enter}{Backspace}', ['red']],
])('typing %s gives %j', async (keys, expected) => {
  render(<Live />)
  await userEvent.click(field())
  await userEvent.keyboard(keys)
  expect(tags()).toEqual(expected)
})

test('leaving the field keeps what was typed; a pasted list becomes many', async () => {
  render(<Live />)
  await userEvent.click(field())
  await userEvent.paste('red\nblue\tgreen; red')
  expect(tags()).toEqual(['red', 'blue', 'green'])
  await userEvent.keyboard('pink')
  await userEvent.tab()
  expect(tags()).toEqual(['red', 'blue', 'green', 'pink'])
})

test.each<[Partial<TagsInputProps>, string, string]>([
  [{}, 'RED', 'RED: duplicate'],
  [{ max: 1 }, 'blue', 'blue: full'],
  [{ accept: (tag) => tag.length > 3 }, 'blu', 'blu: invalid'],
  [{ suggestions: ['red', 'green'], onlySuggestions: true }, 'blue', 'blue: invalid'],
])('%j refuses %s, says why and keeps the text', async (props, text, why) => {
  render(<Live value={['red']} {...props} />)
  await userEvent.click(field())
  await userEvent.keyboard(`${text}{Enter}`)
  expect(tags()).toEqual(['red'])
  expect(screen.getByRole('status').textContent).toBe(why)
  expect(field()).toHaveProperty('value', text)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(why)
})

test('the arrow goes to the tags, there Delete removes and focus stays', async () => {
  render(<Live value={['a', 'b', 'c']} />)
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toBe('Remove c')
  await userEvent.keyboard('{ArrowLeft}')
  expect(focused()).toBe('Remove b')
  await userEvent.keyboard('{Delete}')
  expect(tags()).toEqual(['a', 'c'])
  expect(screen.getByRole('status').textContent).toBe('b removed')
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe('Remove a')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(field())
})

test('a tag is one click away from going', async () => {
  const spy = vi.fn()
  render(<Live value={['a', 'b']} spy={spy} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove a' }))
  expect(spy).toHaveBeenLastCalledWith(['b'])
  expect(document.activeElement).toBe(field())
})

test('suggestions: walked by arrows, chosen by Enter or mouse, without those already there', async () => {
  render(<Live value={['green']} suggestions={['red', 'green', 'dark red']} suggestionsLabel="Known" />)
  await userEvent.click(screen.getByRole('combobox', { name: 'Keywords' }))
  await userEvent.keyboard('re')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['red', 'dark red'])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('dark red')
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByRole('option', { name: 'red' }))
  expect(tags()).toEqual(['green', 'dark red', 'red'])
})

test('inside a dialog Escape closes only the suggestions', async () => {
  const onOpenChange = vi.fn()
  render(
    <Dialog open onOpenChange={onOpenChange} title="Label" closeLabel="Close">
      <Live suggestions={['red']} />
    </Dialog>,
  )
  await userEvent.click(field())
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(onOpenChange).not.toHaveBeenCalled()
})

test('read-only and disabled do not change', async () => {
  const spy = vi.fn()
  const { rerender } = render(<Live key="1" readOnly value={['a']} spy={spy} />)
  await userEvent.click(field())
  await userEvent.keyboard('{Backspace}x{Enter}')
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<Live key="2" disabled value={['a']} spy={spy} />)
  expect(field()).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button')).toBeNull()
  expect(spy).not.toHaveBeenCalled()
})
