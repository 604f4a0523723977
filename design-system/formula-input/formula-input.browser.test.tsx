import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Dialog } from '../dialog/index.tsx'
import { FormulaInput, type FormulaInputProps } from './index.tsx'

afterEach(cleanup)

const fields = [
  { id: 'q1', label: 'Price', detail: 'number' },
  { id: 'q2', label: 'Amount', detail: 'number' },
]
const functions = [
  { name: 'SUM', signature: 'SUM(a, b, …)', description: 'Adds up.' },
  { name: 'ROUND', signature: 'ROUND(x)' },
]

function Live(props: Partial<FormulaInputProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <>
      <FormulaInput
        label="Total"
        fields={fields}
        functions={functions}
        labels={{
          insert: 'Insert',
          field: (name) => `Field ${name}`,
          unknownField: (id) => `Unknown field ${id}`,
          readsAs: (sentence) => `Reads: ${sentence}`,
          suggestions: 'Suggestions',
        }}
        {...props}
        value={value}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  )
}
const ready = () => expect.poll(() => document.querySelector('.cm-content')).not.toBeNull()
const field = () => screen.getByRole('textbox', { name: 'Total' })
const value = () => screen.getByRole('status').textContent
const listed = () => screen.queryAllByRole('option').map((option) => option.textContent)
/** CodeMirror takes no choice in the first 75 ms of a list, against slips. */
const settled = () => new Promise((done) => setTimeout(done, 120))

test('fields are chips with names, and the text keeps their ids', async () => {
  render(<Live value="{q1} * {q2}" />)
  await ready()
  expect(screen.getByRole('img', { name: 'Field Price' }).textContent).toBe('Price')
  expect(field().textContent).toContain('Price * Amount')
  field().focus()
  await userEvent.keyboard('{End}{Backspace}')
  expect(value()).toBe('{q1} * ')
})

test('the formula is heard as a sentence', async () => {
  render(<Live value="SUM({q1}, {q2})" />)
  await ready()
  const ids = field().getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain('Reads: SUM(Price, Amount)')
})

test('a brace offers fields only; Enter takes one', async () => {
  render(<Live />)
  await ready()
  field().focus()
  await userEvent.keyboard('{{')
  await expect.poll(listed).toEqual(['Pricenumber', 'Amountnumber'])
  await settled()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(value()).toBe('{q2}')
  expect(document.activeElement).toBe(field())
})

test('letters offer functions too; the cursor goes between the brackets', async () => {
  render(<Live />)
  await ready()
  field().focus()
  await userEvent.keyboard('su')
  await expect.poll(listed).toEqual(['SUMSUM(a, b, …)'])
  await settled()
  await userEvent.keyboard('{Enter}1')
  expect(value()).toBe('SUM(1)')
})

test('Escape closes the suggestions; Tab leaves; Enter makes no line', async () => {
  render(<Live />)
  await ready()
  field().focus()
  await userEvent.keyboard('pri')
  await expect.poll(listed).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.poll(listed).toHaveLength(0)
  await userEvent.keyboard('{Enter}')
  expect(value()).toBe('pri')
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Insert' }))
})

test('inside a dialog Escape closes the suggestions, the next one the dialog: Tab leaves anyway', async () => {
  function InDialog() {
    const [open, setOpen] = useState(true)
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Rule" closeLabel="Close">
        <Live />
      </Dialog>
    )
  }
  render(<InDialog />)
  await ready()
  field().focus()
  await userEvent.keyboard('pri')
  await expect.poll(listed).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.poll(listed).toHaveLength(0)
  expect(screen.queryByRole('dialog')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('the button inserts where the cursor is', async () => {
  render(<Live value="1 + " />)
  await ready()
  field().focus()
  await userEvent.keyboard('{End}')
  await userEvent.click(screen.getByRole('button', { name: 'Insert' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Amount' }))
  expect(value()).toBe('1 + {q2}')
})

test('a field that is gone is marked, a problem is told', async () => {
  render(<Live value="{old} +" problem={{ from: 6, to: 7, message: 'Something is missing after “+”.' }} />)
  await ready()
  expect(screen.getByRole('img', { name: 'Unknown field old' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('missing after')
  expect(document.querySelector('.cm-lintRange-error')).not.toBeNull()
  expect(field().getAttribute('aria-invalid')).toBe('true')
})
