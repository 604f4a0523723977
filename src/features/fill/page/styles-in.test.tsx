import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { stylesIn } from './styles-in.ts'
import { stylesOut } from './styles-out.ts'

afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
})

test('a style the server has drawn goes when scripts take it away, and only then', async () => {
  const Clear = ({ isChosen }: { isChosen: boolean }) => (
    <p style={{ width: '50%' }}>
      <button type="button" style={isChosen ? undefined : { visibility: 'hidden' }}>
        Clear
      </button>
    </p>
  )
  const { html, css } = stylesOut(renderToString(<Clear isChosen={false} />))
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.append(root)
  const sheet = document.createElement('style')
  sheet.textContent = css
  document.head.append(sheet)
  const button = root.querySelector('button') as HTMLButtonElement
  expect(getComputedStyle(button).visibility).toBe('hidden')
  stylesIn(root)
  const pages: Root[] = []
  await act(async () => void pages.push(hydrateRoot(root, <Clear isChosen={false} />)))
  expect(getComputedStyle(button).visibility).toBe('hidden')
  await act(async () => pages[0]?.render(<Clear isChosen />))
  expect(getComputedStyle(button).visibility).toBe('visible')
  expect(root.querySelector('p')?.style.width).toBe('50%')
})
