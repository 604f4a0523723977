import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '../button/index.tsx'
import { Dialog } from '../dialog/index.tsx'
import { CodeEditor, type CodeEditorProps } from './index.tsx'

afterEach(cleanup)

function Live(props: Partial<CodeEditorProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <>
      <CodeEditor
        label="Payload"
        labels={{
          leave: 'Press Escape, then Tab to leave.',
          invalidJson: (line, column) => `Not JSON at line ${line}, column ${column}.`,
          suggestions: 'Suggestions',
        }}
        {...props}
        value={value}
        onChange={setValue}
      />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('{"from":"outside"}')}>
        Fill
      </button>
    </>
  )
}
const ready = () => expect.poll(() => document.querySelector('.cm-content')).not.toBeNull()
const field = () => screen.getByRole('textbox', { name: 'Payload' })
const value = () => screen.getByRole('status').textContent

test('the plain field that stands in is a text field of the same name', async () => {
  render(<Live value="a" />)
  expect(field().tagName).toBe('TEXTAREA')
  await ready()
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  expect(field().className).toContain('cm-content')
})

test('what is typed is reported; a text from outside replaces it', async () => {
  render(<Live />)
  await ready()
  field().focus()
  await userEvent.keyboard('hello')
  expect(value()).toBe('hello')
  await userEvent.click(screen.getByRole('button', { name: 'Fill' }))
  expect(field().textContent).toBe('{"from":"outside"}')
})

test('Tab indents; after Escape it leaves', async () => {
  render(<Live value="x" />)
  await ready()
  field().focus()
  await userEvent.keyboard('{Tab}')
  expect(value()).toContain('  x')
  expect(document.activeElement).toBe(field())
  await userEvent.keyboard('{Escape}{Tab}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fill' }))
  expect(field().getAttribute('aria-describedby')).not.toBeNull()
})

test('inside a dialog the first Escape is the editor’s, the second the dialog’s', async () => {
  function InDialog() {
    const [open, setOpen] = useState(true)
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Web hook" closeLabel="Close" footer={<Button>Save</Button>}>
        <Live />
      </Dialog>
    )
  }
  render(<InDialog />)
  await ready()
  field().focus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('the first mistake of a JSON text is told with its place, and goes when mended', async () => {
  render(<Live language="json" value={'{\n  "a": nope\n}'} />)
  await expect.poll(() => screen.getByRole('alert').textContent).toBe('Not JSON at line 2, column 8.')
  await ready()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Fill' }))
  await expect.poll(() => field().getAttribute('aria-invalid')).toBeNull()
})

test('read-only text has focus and takes no keys; disabled text has none', async () => {
  render(<Live value="x" readOnly />)
  await ready()
  field().focus()
  expect(document.activeElement).toBe(field())
  await userEvent.keyboard('y')
  expect(value()).toBe('x')
  expect(field().getAttribute('aria-readonly')).toBe('true')
  cleanup()
  render(<Live value="x" disabled />)
  await ready()
  expect(field().getAttribute('tabindex')).toBe('-1')
})

test('rows are the least height', async () => {
  render(<Live rows={5} />)
  const before = document.querySelector('[data-slot=code-surface]')!.getBoundingClientRect().height
  await ready()
  const after = document.querySelector('[data-slot=code-surface]')!.getBoundingClientRect().height
  expect(after).toBeGreaterThanOrEqual(5 * 24)
  expect(Math.abs(after - before)).toBeLessThanOrEqual(1)
})
