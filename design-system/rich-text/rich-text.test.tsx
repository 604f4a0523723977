import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type RichTextMark, RichTextView } from './index.tsx'

afterEach(cleanup)

const paragraph = (text: string, marks: RichTextMark[]) =>
  ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text, marks }] }] }) as const

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  ' javascript:x',
  '/relative',
  'vbscript:x',
])('%s does not become a link', (href) => {
  render(<RichTextView doc={paragraph('press me', [{ type: 'link', attrs: { href } }])} />)
  expect(screen.getByText('press me')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a safe link opens apart and hands nothing over', () => {
  render(
    <RichTextView
      doc={paragraph('home', [{ type: 'bold' }, { type: 'link', attrs: { href: 'https://example.org' } }])}
    />,
  )
  const link = screen.getByRole('link', { name: 'home' })
  expect(link.getAttribute('rel')).toContain('noopener')
  expect(link.closest('strong')).toBeTruthy()
})

test('markup in text stays text', () => {
  const { container } = render(<RichTextView doc={paragraph('<img src=x onerror=alert(1)>', [])} />)
  expect(container.querySelector('img')).toBeNull()
})

test('headings follow the outline of the page', () => {
  render(
    <RichTextView
      headingLevel={4}
      doc={{
        type: 'doc',
        content: [{ type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Rules' }] }],
      }}
    />,
  )
  expect(screen.getByRole('heading', { level: 5, name: 'Rules' })).toBeTruthy()
})
