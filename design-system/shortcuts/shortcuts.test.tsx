import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '../button/index.tsx'
import { Menu } from '../menu/index.tsx'
import { conflictsIn, type Shortcut, ShortcutProvider, ShortcutSheet, useShortcut } from './index.tsx'

afterEach(cleanup)

function Use(shortcut: Shortcut) {
  useShortcut(shortcut)
  return null
}
const labels = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  followedBy: 'then',
  none: 'None here',
  singleKeysOff: 'Switched off',
}

function setUp({ singleKeys = true, mac = false } = {}) {
  const fired = vi.fn()
  const use = (id: string, keys: string, more: Partial<Shortcut> = {}) => (
    <Use id={id} keys={keys} label={`Does ${id}`} onPress={() => fired(id)} {...more} />
  )
  function Page() {
    const [sheet, setSheet] = useState(false)
    return (
      <ShortcutProvider singleKeys={singleKeys} mac={mac}>
        {use('palette', 'mod+k', { everywhere: true, group: 'General' })}
        {use('create', 'c', { group: 'Forms' })}
        {use('dashboard', 'g d', { group: 'Go' })}
        {use('close', 'alt+w')}
        {use('off', 'x', { disabled: true })}
        {use('help', '?', { group: 'General', onPress: () => setSheet(true) })}
        <input aria-label="Name" />
        <input aria-label="Agree" type="checkbox" />
        {/* biome-ignore lint/a11y/useSemanticElements: an editor, as the rich text editor is one */}
        <div aria-label="Text" role="textbox" contentEditable suppressContentEditableWarning tabIndex={0} />
        <Menu trigger={<Button>More</Button>} items={[{ id: 'copy', label: 'Copy' }]} />
        <ShortcutSheet open={sheet} onOpenChange={setSheet} labels={labels} />
      </ShortcutProvider>
    )
  }
  render(<Page />)
  return fired
}

test('a chord, a key, a sequence; what is switched off does nothing', async () => {
  const fired = setUp()
  await userEvent.keyboard('{Control>}k{/Control}cgdx')
  expect(fired.mock.calls.flat()).toEqual(['palette', 'create', 'dashboard'])
  expect(fired).not.toHaveBeenCalledWith('off')
})

test('⌘ on a Mac', async () => {
  const fired = setUp({ mac: true })
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(fired).not.toHaveBeenCalled()
  await userEvent.keyboard('{Meta>}k{/Meta}')
  expect(fired).toHaveBeenCalledExactlyOnceWith('palette')
})

test('never while typing, unless it says so; a checkbox is no typing', async () => {
  const fired = setUp()
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'cgd?')
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'cgd')
  expect(fired).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(fired).toHaveBeenCalledExactlyOnceWith('palette')
  screen.getByRole('checkbox').focus()
  await userEvent.keyboard('c')
  expect(fired).toHaveBeenLastCalledWith('create')
})

test('a shortcut may leave its key to what has the focus, and is in the sheet all the same', async () => {
  const undo = vi.fn()
  const isElsewhere = ({ target }: KeyboardEvent) => !(target instanceof HTMLInputElement)
  render(
    <ShortcutProvider mac={false}>
      <Use id="undo" keys="mod+z" label="Undo" everywhere when={isElsewhere} onPress={undo} />
      <input aria-label="Name" />
      <button type="button">Elsewhere</button>
      <ShortcutSheet open={false} onOpenChange={() => {}} labels={labels} />
    </ShortcutProvider>,
  )
  const press = (target: HTMLElement) => fireEvent.keyDown(target, { key: 'z', ctrlKey: true })
  expect(press(screen.getByRole('textbox')), 'the field’s own undo is not prevented').toBe(true)
  expect(undo).not.toHaveBeenCalled()
  expect(press(screen.getByRole('button'))).toBe(false)
  expect(undo).toHaveBeenCalledOnce()
})

test('never during composition, not even what works everywhere', () => {
  const fired = setUp()
  const input = screen.getByRole('textbox', { name: 'Name' })
  fireEvent.keyDown(input, { key: 'k', ctrlKey: true, isComposing: true })
  fireEvent.keyDown(document.body, { key: 'c', keyCode: 229 })
  expect(fired).not.toHaveBeenCalled()
  fireEvent.keyDown(input, { key: 'k', ctrlKey: true })
  expect(fired).toHaveBeenCalledOnce()
})

test('letters typed into a menu are the menu’s', async () => {
  const fired = setUp()
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await userEvent.keyboard('c')
  expect(fired).not.toHaveBeenCalled()
})

test('single keys can be switched off; what has Ctrl or Alt stays', async () => {
  const fired = setUp({ singleKeys: false })
  await userEvent.keyboard('cgd?{Control>}k{/Control}{Alt>}w{/Alt}')
  expect(fired.mock.calls.flat()).toEqual(['palette', 'close'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a page goes before the shell, and gives its key back when it leaves', async () => {
  const [shell, page] = [vi.fn(), vi.fn()]
  const tree = (withPage: boolean) => (
    <ShortcutProvider>
      <Use id="shell" keys="c" label="Shell" onPress={shell} />
      {withPage && <Use id="page" keys="c" label="Page" onPress={page} />}
    </ShortcutProvider>
  )
  const { rerender } = render(tree(true))
  await userEvent.keyboard('c')
  expect([page.mock.calls.length, shell.mock.calls.length]).toEqual([1, 0])
  rerender(tree(false))
  await userEvent.keyboard('c')
  expect([page.mock.calls.length, shell.mock.calls.length]).toEqual([1, 1])
})

test('a sequence goes before the key it ends with, whoever was registered last', async () => {
  const [jump, create] = [vi.fn(), vi.fn()]
  render(
    <ShortcutProvider>
      <Use id="jump" keys="g c" label="Jump" onPress={jump} />
      <Use id="create" keys="c" label="Create" onPress={create} />
    </ShortcutProvider>,
  )
  await userEvent.keyboard('gc')
  expect([jump.mock.calls.length, create.mock.calls.length]).toEqual([1, 0])
  await userEvent.keyboard('c')
  expect([jump.mock.calls.length, create.mock.calls.length]).toEqual([1, 1])
})

test('Enter on a link or button is theirs; elsewhere it is the shortcut', async () => {
  const [open, press] = [vi.fn(), vi.fn()]
  render(
    <ShortcutProvider>
      <Use id="open" keys="enter" label="Open" onPress={open} />
      <button type="button" onClick={press}>
        Press
      </button>
    </ShortcutProvider>,
  )
  screen.getByRole('button').focus()
  await userEvent.keyboard('{Enter}')
  expect([press.mock.calls.length, open.mock.calls.length]).toEqual([1, 0])
  screen.getByRole('button').blur()
  await userEvent.keyboard('{Enter}')
  expect(open).toHaveBeenCalledOnce()
})

test('what is in a hidden page does not answer', async () => {
  const fired = vi.fn()
  const tree = (shown: 'one' | 'two') => (
    <ShortcutProvider>
      {(['one', 'two'] as const).map((id) => (
        <Activity key={id} mode={id === shown ? 'visible' : 'hidden'}>
          <Use id={id} keys="c" label={id} onPress={() => fired(id)} />
        </Activity>
      ))}
    </ShortcutProvider>
  )
  const { rerender } = render(tree('one'))
  await userEvent.keyboard('c')
  rerender(tree('two'))
  await userEvent.keyboard('c')
  rerender(tree('one'))
  await userEvent.keyboard('c')
  expect(fired.mock.calls.flat()).toEqual(['one', 'two', 'one'])
})

test('conflicts: the same keys, or the beginning of a sequence', () => {
  const of = (...list: [string, string][]) => conflictsIn(list.map(([id, keys]) => ({ id, keys })))
  expect(of(['a', 'c'], ['b', 'd'], ['c', 'g c'])).toEqual([])
  expect(of(['a', 'c'], ['b', 'C'])).toEqual([['a', 'b']])
  expect(of(['a', 'mod+k'], ['b', 'ctrl+k'])).toEqual([['a', 'b']])
  expect(of(['a', 'g'], ['b', 'g d'])).toEqual([['a', 'b']])
})

test('? opens the sheet made from the registry; Escape closes it and focus returns', async () => {
  setUp()
  screen.getByRole('button', { name: 'More' }).focus()
  await userEvent.keyboard('{Shift>}?{/Shift}')
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(sheet.textContent).toContain('Does palette')
  expect(sheet.textContent).not.toContain('Does off')
  const dashboard = screen.getByText('Does dashboard').parentElement
  expect(dashboard?.textContent).toBe('Does dashboardGthenD')
  expect(screen.getByText('Does palette').parentElement?.textContent).toBe('Does paletteCtrlK')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })))
})
