import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type SavedView, SavedViews, type SavedViewsLabels } from './index.tsx'

afterEach(cleanup)

const views: SavedView[] = [
  { id: 'mine', name: 'My drafts', scope: 'private', isDefault: true },
  { id: 'team', name: 'Open for the team', scope: 'shared', editable: false },
]
const labels: SavedViewsLabels = {
  none: 'All forms',
  view: 'View',
  changed: 'Changed',
  save: 'Save',
  saveAs: 'Save as',
  reset: 'Reset',
  makeDefault: 'Make default',
  remove: 'Delete view',
  isDefault: 'Default',
  scope: { private: 'Only me', shared: 'Everybody', role: 'My role' },
  name: 'Name',
  scopeQuestion: 'Who sees it',
  submit: 'Save view',
  nameMissing: 'Enter a name',
  nameTaken: 'There is a view of this name',
}

function setup(props: Partial<Parameters<typeof SavedViews>[0]> = {}) {
  const spies = {
    onSelect: vi.fn(),
    onSave: vi.fn(),
    onSaveAs: vi.fn(),
    onReset: vi.fn(),
    onMakeDefault: vi.fn(),
    onRemove: vi.fn(),
  }
  render(<SavedViews views={views} current="mine" changed={false} labels={labels} {...spies} {...props} />)
  return { user: userEvent.setup(), ...spies }
}
const button = (name: string) => screen.queryByRole('button', { name })

test('an unchanged view offers nothing but the others', async () => {
  const { user, onSelect } = setup()
  expect(button('Save')).toBeNull()
  expect(button('Reset')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'View My drafts' }))
  const items = screen.getAllByRole('menuitemcheckbox')
  expect(items.map((item) => item.getAttribute('aria-checked'))).toEqual(['false', 'true', 'false'])
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Everybody Open for the team' }))
  expect(onSelect).toHaveBeenLastCalledWith('team')
  await user.click(screen.getByRole('button', { name: 'View My drafts' }))
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'All forms' }))
  expect(onSelect).toHaveBeenLastCalledWith(undefined)
})

test('a changed view says so and offers to save, save as and reset', async () => {
  const { user, onSave, onReset } = setup({ changed: true })
  expect(screen.getByRole('status').textContent).toBe('Changed')
  await user.click(button('Save')!)
  expect(onSave).toHaveBeenCalledWith('mine')
  await user.click(button('Reset')!)
  expect(onReset).toHaveBeenCalledOnce()
})

test("another's view cannot be saved over, deleted or made the default; no view cannot be saved", async () => {
  const { user } = setup({ changed: true, current: 'team' })
  expect(button('Save')).toBeNull()
  expect(button('Save as')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'View Open for the team' }))
  expect(screen.queryByRole('menuitem')).toBeNull()
  cleanup()
  setup({ changed: true, current: 'gone' })
  expect(screen.getByRole('button', { name: 'View All forms' })).toBeTruthy()
  expect(button('Save')).toBeNull()
})

test('saving under a name asks for name, scope and default', async () => {
  const { user, onSaveAs } = setup({ changed: true })
  await user.click(button('Save as')!)
  const name = screen.getByRole('textbox', { name: 'Name' })
  expect(document.activeElement).toBe(name)
  await user.keyboard('{Enter}')
  expect(screen.getByText('Enter a name')).toBeTruthy()
  await user.type(name, ' My drafts')
  expect(screen.getByText('There is a view of this name')).toBeTruthy()
  await user.type(name, ' 2 ')
  await user.click(screen.getByRole('radio', { name: 'Everybody' }))
  await user.click(screen.getByRole('checkbox', { name: 'Default' }))
  await user.type(name, '{Enter}')
  expect(onSaveAs).toHaveBeenCalledWith({ name: 'My drafts 2', scope: 'shared', isDefault: true })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('one own view is deleted; the default one is not offered to become it', async () => {
  const { user, onRemove } = setup()
  await user.click(screen.getByRole('button', { name: 'View My drafts' }))
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Delete view'])
  await user.click(screen.getByRole('menuitem', { name: 'Delete view' }))
  expect(onRemove).toHaveBeenCalledWith('mine')
})

test.each(['Save', 'Reset', 'Save as'])('after %s its button is gone, and the focus is on the view', async (name) => {
  function Page() {
    const [changed, setChanged] = useState(true)
    const settle = () => setChanged(false)
    return (
      <SavedViews
        views={views}
        current="mine"
        changed={changed}
        labels={labels}
        onSelect={() => {}}
        onSave={settle}
        onReset={settle}
        onSaveAs={settle}
      />
    )
  }
  render(<Page />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name }))
  if (name === 'Save as') await user.keyboard('Other{Enter}')
  expect(button('Reset')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(button('View My drafts')))
})

test('what changes a view from elsewhere leaves the focus where it is', () => {
  const props = { views, current: 'mine', labels, onSelect() {}, onSave() {}, onReset() {}, onSaveAs() {} }
  const { rerender } = render(<SavedViews {...props} changed />)
  rerender(<SavedViews {...props} changed={false} />)
  expect(document.activeElement).toBe(document.body)
})
