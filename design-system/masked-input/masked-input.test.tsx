import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { applyMask, cleanMasked, MaskedInput, type MaskedInputProps } from './index.tsx'

afterEach(cleanup)

function Live({ spy, ...props }: Partial<MaskedInputProps> & { spy?: (value: string) => void }) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <MaskedInput
      label="Phone"
      mask="999-9999-9999"
      {...props}
      value={value}
      onChange={(next) => {
        spy?.(next)
        setValue(next)
      }}
    />
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })

test.each([
  ['13800138000', '999-9999-9999', '138-0013-8000'],
  ['138', '999-9999-9999', '138'],
  ['1380', '999-9999-9999', '138-0'],
  ['12', '(99) 9', '(12'],
  ['', '+4\\9 999', ''],
])('%s in %s is %s', (clean, mask, text) => expect(applyMask(clean, mask)).toBe(text))

test('text of any form is read', () => {
  expect(cleanMasked('138 0013 8000', '999-9999-9999')).toBe('13800138000')
  expect(cleanMasked('１３８', '999')).toBe('138')
  expect(cleanMasked('+49 170', '+4\\9 999')).toBe('170')
  expect(cleanMasked('170', '+4\\9 999')).toBe('170')
  expect(cleanMasked('京A12345', 'AA 99999')).toBe('京A12345')
})

test('the form is added while typing, the value is clean, the last place completes', async () => {
  const spy = vi.fn()
  const onComplete = vi.fn()
  render(<Live spy={spy} onComplete={onComplete} />)
  expect(field().placeholder).toBe('___-____-____')
  await userEvent.type(field(), '138x00138000999')
  expect(field().value).toBe('138-0013-8000')
  expect(spy).toHaveBeenLastCalledWith('13800138000')
  expect(onComplete).toHaveBeenCalledTimes(1)
})

test('deleting a sign of the mask deletes the character before it', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value="1380013" />)
  await userEvent.click(field())
  field().setSelectionRange(4, 4)
  await userEvent.keyboard('{Backspace}')
  expect(spy).toHaveBeenLastCalledWith('130013')
  expect(field().value).toBe('130-013')
  expect(field().selectionStart).toBe(2)
})

test('typing in the middle keeps the caret behind what was typed', async () => {
  render(<Live value="13800138" />)
  await userEvent.click(field())
  field().setSelectionRange(2, 2)
  await userEvent.keyboard('99')
  expect(field().value).toBe('139-9800-138')
  expect(field().selectionStart).toBe(5)
})
