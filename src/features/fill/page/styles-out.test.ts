import { expect, test } from 'vitest'
import { stylesOut } from './styles-out.ts'

test('style attributes become rules of one sheet, equal ones one rule', () => {
  const { html, css } = stylesOut(
    '<p style="--span:12;" class="a">1</p><b style="--span:12;">2</b><i style="width:50%;font-family:&quot;A&quot;">3</i>',
  )
  expect(html).toBe('<p data-style="0" class="a">1</p><b data-style="0">2</b><i data-style="1">3</i>')
  expect(css).toBe('[data-style="0"]{--span:12;}[data-style="1"]{width:50%;font-family:"A"}')
})

test('what would end a rule, or the sheet, is left out', () => {
  for (const style of ['color:red}body{display:none', '&lt;/style>', '@import &quot;x&quot;', 'a:\\7d', '/* b'])
    expect(stylesOut(`<p style="${style}">1</p>`)).toEqual({ html: '<p>1</p>', css: '' })
})

test('an attribute before it may say anything', () => {
  expect(stylesOut('<p title="a > b = c" hidden style="--a:1">1</p>').html).toBe(
    '<p title="a > b = c" hidden data-style="0">1</p>',
  )
})

test('text that reads like an attribute stays as it is', () => {
  const html = '<p> style="--span:12"</p>'
  expect(stylesOut(html)).toEqual({ html, css: '' })
})
