import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Kbd } from './index.tsx'

afterEach(cleanup)

const drawn = (keys: string, mac: boolean, names?: Record<string, string>) => {
  const { container } = render(<Kbd keys={keys} mac={mac} names={names} />)
  return [...container.querySelectorAll('[data-slot=kbd-key]')].map(
    (key) => (key.querySelector('[aria-hidden]') ?? key).textContent,
  )
}

test('speaks the keys of the system', () => {
  expect(drawn('mod+shift+p', false)).toEqual(['Ctrl', 'Shift', 'P'])
  expect(drawn('mod+shift+p', true)).toEqual(['⌘', '⇧', 'P'])
  expect(drawn('alt+up', false)).toEqual(['Alt', '↑'])
})

test('takes the names of a language, but keeps the signs of a Mac', () => {
  const german = { mod: 'Strg', shift: 'Umschalt' }
  expect(drawn('mod+shift+z', false, german)).toEqual(['Strg', 'Umschalt', 'Z'])
  expect(drawn('mod+z', true, german)).toEqual(['⌘', 'Z'])
})

test('signs are read as words', () => {
  const { container } = render(<Kbd keys="mod+k" mac />)
  expect(container.querySelector('.sr-only')?.textContent).toBe('Command')
})
