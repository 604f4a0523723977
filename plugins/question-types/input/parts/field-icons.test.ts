import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from '#ds/icon'
import { fieldIcons } from './field-icons.ts'

test('the file of drawings has each as the design system draws it: `vitest -u` writes it anew', async () => {
  const symbols = fieldIcons.map((name) => {
    const [, inner = ''] = /^<svg[^>]*>(.*)<\/svg>$/.exec(renderToStaticMarkup(createElement(Icon, { name }))) ?? []
    expect(inner).toMatch(/^<(path|circle|rect|line)/)
    return `<symbol id="${name}" viewBox="0 0 24 24">${inner}</symbol>`
  })
  // Lucide's drawings (ISC licence), in a file that only forms ask for which show one of them.
  await expect(`<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`).toMatchFileSnapshot(
    'field-icons.svg',
  )
})
