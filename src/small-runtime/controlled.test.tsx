import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'

afterEach(cleanup)

const Digits = () => {
  const [text, setText] = useState('3')
  return (
    <input
      aria-label="number"
      value={text}
      onChange={({ target }) => /^\d*$/.test(target.value) && setText(target.value)}
    />
  )
}

const Choices = ({ locked }: { locked: boolean }) => {
  const [chosen, choose] = useState('a')
  return ['a', 'b'].map((id) => (
    <label key={id}>
      {id}
      <input type="radio" name="one" checked={chosen === id} onChange={() => locked || choose(id)} />
    </label>
  ))
}

test('what a field does not take is not shown, and what it takes is', async () => {
  render(<Digits />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'number' })
  fireEvent.input(field, { target: { value: '3/' } })
  await waitFor(() => expect(field.value).toBe('3'))
  fireEvent.input(field, { target: { value: '34' } })
  await waitFor(() => expect(field.value).toBe('34'))
})

test.each([true, false])('of several, what may not be chosen stays unchosen (locked: %s)', async (locked) => {
  render(<Choices locked={locked} />)
  const [first, second] = screen.getAllByRole<HTMLInputElement>('radio')
  second?.click()
  await waitFor(() => expect([first?.checked, second?.checked]).toEqual([locked, !locked]))
})
