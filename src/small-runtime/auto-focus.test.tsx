import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'

afterEach(cleanup)

const Turned = () => {
  const [turned, turn] = useState(false)
  const [text, setText] = useState('')
  return (
    <>
      {turned && (
        <label>
          name
          {/* biome-ignore lint/a11y/noAutofocus: what is looked at */}
          <input autoFocus value={text} onChange={({ target }) => setText(target.value)} />
        </label>
      )}
      <button type="button" onClick={() => turn(!turned)}>
        turn
      </button>
      <button type="button" onClick={() => setText('again')}>
        write
      </button>
    </>
  )
}

test('what asks for the focus has it when it comes, and does not take it later', async () => {
  render(<Turned />)
  await userEvent.click(screen.getByRole('button', { name: 'turn' }))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'name' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.keyboard('Karl W')
  expect(field.value).toBe('Karl W')

  const write = screen.getByRole('button', { name: 'write' })
  await userEvent.click(write)
  await waitFor(() => expect(field.value).toBe('again'))
  expect(document.activeElement).toBe(write)
})
