import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { GoodsSelect, type GoodsSelectProps } from './index.tsx'

afterEach(cleanup)

function Live({ spy, ...props }: Partial<GoodsSelectProps> & { spy?: (value: Record<string, number>) => void }) {
  const [value, setValue] = useState(props.value ?? {})
  return (
    <GoodsSelect
      label="Order"
      goods={[
        { id: 'tea', name: 'Tea', price: 4.5 },
        { id: 'cup', name: 'Cup', price: 12, stock: 2 },
        { id: 'pot', name: 'Pot', price: 40, stock: 0 },
      ]}
      locale="en"
      currency="EUR"
      labels={{
        quantity: (name) => `Number of ${name}`,
        increase: (name) => `One more ${name}`,
        decrease: (name) => `One less ${name}`,
        left: (count) => `${count} left`,
        soldOut: 'Sold out',
        total: (pieces, sum) => `${pieces} pieces, ${sum}`,
        tooFew: (min) => `At least ${min}`,
        tooMany: (max) => `At most ${max}`,
      }}
      {...props}
      value={value}
      onChange={(next) => {
        spy?.(next)
        setValue(next)
      }}
    />
  )
}
const button = (name: string) => screen.getByRole('button', { name })
const status = () => screen.getByRole('status').textContent

test('pieces are stepped, and the sum is told', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} />)
  await userEvent.click(button('One more Tea'))
  await userEvent.keyboard('{Enter}')
  expect(spy).toHaveBeenLastCalledWith({ tea: 2 })
  expect(status()).toBe('2 pieces, €9.00')
  await userEvent.click(button('One less Tea'))
  await userEvent.click(button('One less Tea'))
  expect(spy).toHaveBeenLastCalledWith({})
  expect(document.activeElement).toBe(button('One less Tea'))
})

test('the stock is the limit of the button, and focus stays on it', async () => {
  const spy = vi.fn()
  render(<Live spy={spy} value={{ cup: 1 }} />)
  await userEvent.click(button('One more Cup'))
  expect(button('One more Cup').getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('{Enter}')
  expect(spy).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(button('One more Cup'))
})

test('a number is typed; more than there is, is marked', async () => {
  render(<Live />)
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Number of Cup' }), '7')
  expect(screen.getByRole('spinbutton', { name: 'Number of Cup' }).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('2 left')).toBeTruthy()
})

test('what is sold out is shown without buttons', () => {
  render(<Live />)
  expect(screen.getByText('Sold out')).toBeTruthy()
  expect(screen.queryByRole('spinbutton', { name: 'Number of Pot' })).toBeNull()
})

test('limits over all', async () => {
  render(<Live min={2} max={3} />)
  await userEvent.click(button('One more Tea'))
  expect(status()).toBe('At least 2')
  await userEvent.click(button('One more Tea'))
  await userEvent.click(button('One more Cup'))
  expect(button('One more Tea').getAttribute('aria-disabled')).toBe('true')
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Number of Tea' }), '{Backspace}9')
  expect(status()).toBe('At most 3')
})
