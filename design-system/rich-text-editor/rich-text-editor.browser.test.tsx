import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { RichTextDoc } from '../rich-text/index.tsx'
import { RichTextEditor } from './index.tsx'

afterEach(cleanup)

const labels = {
  editor: 'Text',
  toolbar: 'Format',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strike: 'Strike',
  heading: 'Heading',
  bulletList: 'Bullets',
  orderedList: 'Numbers',
  blockquote: 'Quote',
  link: 'Link',
  href: 'Address',
  setLink: 'Apply',
  removeLink: 'Remove link',
  undo: 'Undo',
  redo: 'Redo',
  loading: 'Loading',
  size: 'Text size',
  usualSize: 'Usual size',
  picture: 'Insert picture',
  pictureFailed: 'The picture could not be uploaded',
  alt: 'What the picture shows',
}
const hello: RichTextDoc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hello' }] }] }

test('has a named text and toolbar, and emits the structured tree', async () => {
  const onChange = vi.fn()
  render(<RichTextEditor value={hello} onChange={onChange} labels={labels} />)
  expect((await screen.findByRole('textbox', { name: 'Text' })).textContent).toBe('Hello')
  expect(screen.getByRole('toolbar', { name: 'Format' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Heading' }))
  expect(onChange).toHaveBeenLastCalledWith({
    type: 'doc',
    content: [{ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Hello' }] }],
  })
  expect(screen.getByRole('button', { name: 'Heading', pressed: true })).toBeTruthy()
})

test('a value from outside replaces the text without being reported', async () => {
  const onChange = vi.fn()
  const { rerender } = render(<RichTextEditor value={hello} onChange={onChange} labels={labels} />)
  await screen.findByRole('textbox')
  const other: RichTextDoc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Bye' }] }] }
  act(() => rerender(<RichTextEditor value={other} onChange={onChange} labels={labels} />))
  expect(screen.getByRole('textbox').textContent).toBe('Bye')
  expect(onChange).not.toHaveBeenCalled()
})

test('Alt+F10 goes to the toolbar', async () => {
  render(<RichTextEditor value={hello} onChange={() => {}} labels={labels} />)
  const text = await screen.findByRole('textbox')
  act(() => text.focus())
  await userEvent.keyboard('{Alt>}{F10}{/Alt}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bold' }))
})

test('a link is made from a bare address, a script address is not', async () => {
  const onChange = vi.fn()
  render(<RichTextEditor value={hello} onChange={onChange} labels={labels} />)
  await userEvent.click(await screen.findByRole('textbox', { name: 'Text' }))
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.click(screen.getByRole('button', { name: 'Link' }))
  const address = await screen.findByRole('textbox', { name: 'Address' })
  await userEvent.fill(address, 'javascript:alert(1)')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' }).disabled).toBe(true)
  await userEvent.fill(address, 'example.org')
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  expect(JSON.stringify(onChange.mock.lastCall)).toContain('"href":"https://example.org"')
})

test('typing keeps the caret: the own report coming back does not reset the text', async () => {
  function Live() {
    const [value, setValue] = useState<RichTextDoc | undefined>(undefined)
    return <RichTextEditor value={value} onChange={(doc) => setValue(structuredClone(doc))} labels={labels} />
  }
  render(<Live />)
  await userEvent.click(await screen.findByRole('textbox', { name: 'Text' }))
  await userEvent.keyboard('ab{ArrowLeft}c')
  expect(screen.getByRole('textbox').textContent).toBe('acb')
})

test('disabled shows the text without tools', async () => {
  render(<RichTextEditor value={hello} onChange={() => {}} labels={labels} disabled />)
  expect((await screen.findByRole('textbox')).getAttribute('contenteditable')).toBe('false')
  expect(screen.queryByRole('toolbar')).toBeNull()
})

test('a size is set on what is selected, and taken away again', async () => {
  const onChange = vi.fn()
  render(<RichTextEditor value={hello} onChange={onChange} labels={labels} />)
  await userEvent.click(await screen.findByRole('textbox', { name: 'Text' }))
  await userEvent.keyboard('{Control>}a{/Control}')
  const size = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Text size' })
  expect([...size.options].map(({ value }) => value).filter(Boolean)).toContain('11')
  expect(size.options.item(size.options.length - 1)?.value).toBe('48')
  await userEvent.selectOptions(size, '48')
  const sized = { type: 'text', text: 'Hello', marks: [{ type: 'textSize', attrs: { size: 48 } }] }
  expect(onChange).toHaveBeenLastCalledWith({ type: 'doc', content: [{ type: 'paragraph', content: [sized] }] })
  expect(getComputedStyle(screen.getByText('Hello')).fontSize).toBe('48px')
  expect(size.value).toBe('48')
  await userEvent.selectOptions(size, 'Usual size')
  expect(onChange).toHaveBeenLastCalledWith(hello)
})

const dot = new File([Uint8Array.from(atob('R0lGODlhAQABAAAAACw='), (sign) => sign.charCodeAt(0))], 'dot.gif', {
  type: 'image/gif',
})

test('a picture is uploaded and described, and nothing is offered where nothing can be stored', async () => {
  const onChange = vi.fn()
  const src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>')}`
  const { rerender } = render(
    <RichTextEditor value={hello} onChange={onChange} uploadPicture={async () => src} labels={labels} />,
  )
  await screen.findByRole('textbox', { name: 'Text' })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no file field')
  await userEvent.upload(input, dot)
  await vi.waitFor(() => expect(JSON.stringify(onChange.mock.lastCall)).toContain(src))
  await userEvent.click(document.querySelector('.tiptap img') as HTMLImageElement)
  await userEvent.fill(await screen.findByRole('textbox', { name: 'What the picture shows' }), 'A dot')
  expect(JSON.stringify(onChange.mock.lastCall)).toContain('"alt":"A dot"')
  rerender(<RichTextEditor value={hello} onChange={onChange} labels={labels} />)
  expect(screen.queryByRole('button', { name: 'Insert picture' })).toBeNull()
})

test('a picture that cannot be stored is said to be missing, and the text stays', async () => {
  render(
    <RichTextEditor
      value={hello}
      onChange={() => {}}
      uploadPicture={() => Promise.reject(new Error('full'))}
      labels={labels}
    />,
  )
  await screen.findByRole('textbox', { name: 'Text' })
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, dot)
  await vi.waitFor(() => expect(screen.getByText('The picture could not be uploaded')).toBeTruthy())
  expect(screen.getByRole('textbox', { name: 'Text' }).textContent).toBe('Hello')
})
