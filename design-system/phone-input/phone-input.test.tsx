import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { callingCodes, splitPhone } from './calling-codes.ts'
import { PhoneInput, type PhoneInputProps } from './index.tsx'

afterEach(cleanup)

function Live({ spy, ...props }: Partial<PhoneInputProps> & { spy?: (number: string) => void }) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <PhoneInput
      label="Phone"
      labels={{ country: 'Country', number: 'Number' }}
      country="CN"
      locale="en"
      {...props}
      value={value}
      onChange={(next) => {
        spy?.(next)
        setValue(next)
      }}
    />
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' })
const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' })

test('every country once, with digits', () => {
  expect(new Set(callingCodes.map((each) => each.country)).size).toBe(callingCodes.length)
  expect(callingCodes.every(({ country, code }) => /^[A-Z]{2}$/.test(country) && /^\d{1,3}$/.test(code))).toBe(true)
})

test('numbers are split by the longest code', () => {
  expect(splitPhone('+8613800138000')).toEqual({ country: 'CN', code: '86', national: '13800138000' })
  expect(splitPhone('+85291234567')).toMatchObject({ country: 'HK', national: '91234567' })
  expect(splitPhone('+14165550123')?.country).toBe('US')
  expect(splitPhone('+14165550123', 'CA')?.country).toBe('CA')
  expect(splitPhone('+0')).toBeUndefined()
})

test('spaces and brackets are kept on screen and left out of the value', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await userEvent.type(field(), '138 0013-8000x')
  expect(field().value).toBe('138 0013-8000')
  expect(spy).toHaveBeenLastCalledWith('+8613800138000')
  await userEvent.clear(field())
  expect(spy).toHaveBeenLastCalledWith('')
})

test('a pasted international number changes the country', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await userEvent.click(field())
  await userEvent.paste('+49 170 1234567')
  expect(spy).toHaveBeenLastCalledWith('+491701234567')
  expect(country().value).toBe('DE')
  expect(field().value).toBe('1701234567')
})

test('another country keeps the number', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value="+14165550123" country="US" />)
  await userEvent.selectOptions(country(), 'Canada +1')
  expect(country().value).toBe('CA')
  await userEvent.selectOptions(country(), 'Germany +49')
  expect(spy).toHaveBeenLastCalledWith('+494165550123')
})

test('countries are named and sorted by the language', () => {
  render(<Live locale="de" countries={['DE', 'AT', 'CN']} />)
  expect([...country().options].map((option) => option.textContent)).toEqual([
    'China +86',
    'Deutschland +49',
    'Österreich +43',
  ])
})

test('read-only is not disabled: it has the focus, and nothing in it changes', async () => {
  const spy = vi.fn()
  render(<Live value="+8613800138000" readOnly spy={spy} />)
  expect(country().disabled).toBe(false)
  expect(country().getAttribute('aria-readonly')).toBe('true')
  await userEvent.selectOptions(country(), 'DE')
  await userEvent.type(field(), '1')
  expect(spy).not.toHaveBeenCalled()
  expect(country().value).toBe('CN')
  expect(field().value).toBe('13800138000')
})
