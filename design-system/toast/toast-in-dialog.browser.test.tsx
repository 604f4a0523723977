import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Combobox } from '../combobox/index.tsx'
import { Dialog } from '../dialog/index.tsx'
import { Toaster, toast } from './index.tsx'

afterEach(() => {
  toast.dismiss()
  cleanup()
})

test('a toast is clickable while a modal dialog is open, and the dialog stays', async () => {
  const onUndo = vi.fn()
  const onOpenChange = vi.fn()
  render(
    <>
      <Dialog open onOpenChange={onOpenChange} title="Rename" closeLabel="Close" />
      <Toaster label="Notifications" closeLabel="Close" />
    </>,
  )
  toast.undo('Moved', { label: 'Undo', onUndo })
  await userEvent.click(await screen.findByText('Undo'))
  expect(onUndo).toHaveBeenCalledOnce()
  expect(onOpenChange).not.toHaveBeenCalled()
})

test('a click beside the dialog closes it', async () => {
  const onOpenChange = vi.fn()
  render(<Dialog open onOpenChange={onOpenChange} title="Rename" closeLabel="Close" />)
  const overlay = document.querySelector('[data-slot=dialog-overlay]')
  await userEvent.click(overlay!, { position: { x: 5, y: 5 } })
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

test('a combobox in a modal dialog is chosen from with the mouse', async () => {
  function Live() {
    const [value, setValue] = useState<string[]>([])
    return (
      <Combobox
        label="People"
        options={[{ id: '1', label: 'Anna' }]}
        value={value}
        onChange={setValue}
        searchLabel="Search"
        emptyText="Nobody"
        removeLabel="Remove"
      />
    )
  }
  render(
    <Dialog open onOpenChange={() => {}} title="Assign" closeLabel="Close">
      <Live />
    </Dialog>,
  )
  await userEvent.click(screen.getByRole('combobox', { name: 'People' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Anna' }))
  expect(screen.getByRole('combobox', { name: 'People' }).textContent).toBe('Anna')
  expect(screen.getByRole('dialog', { name: 'Assign' })).toBeTruthy()
})

test('a toast that has the focus shows it as everything else does', async () => {
  render(
    <>
      <button type="button">Before</button>
      <Toaster label="Notifications" closeLabel="Close" />
    </>,
  )
  toast.undo('Moved', { label: 'Undo', onUndo: () => {} })
  const shown = (await screen.findByText('Moved')).closest('li')
  await userEvent.tab()
  const usual = getComputedStyle(screen.getByRole('button', { name: 'Before' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Before' }))
  const { outlineColor, outlineWidth, outlineStyle } = usual
  const expected = [outlineColor, outlineWidth, outlineStyle]
  shown?.focus()
  const ring = getComputedStyle(shown ?? document.body)
  expect([ring.outlineColor, ring.outlineWidth, ring.outlineStyle]).toEqual(expected)
})
