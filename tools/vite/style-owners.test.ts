import { expect, test } from 'vitest'
import { classOf, partsOf } from './style-owners.ts'

const css = `@layer theme{:root{--a:1}}@layer utilities{.p-1{padding:var(--tw-x)}.sm\\:w-\\[3px\\],.w-2{width:2px}@media (min-width:1px){.lg\\:p-2{padding:2px}}}@media print{.x{color:red}}@property --tw-x{syntax:"*";inherits:false}`

test('each class of the utilities goes to those who draw with it, the rest to everybody, in the order of the sheet', () => {
  const owners: Record<string, readonly string[]> = { 'sm:w-[3px]': ['/a.js'], 'lg:p-2': ['/a.js', '/b.js'] }
  const inUtilities = { within: ['@layer utilities'], owners: null }
  const inMedia = { within: ['@layer utilities', '@media (min-width:1px)'], owners: ['/a.js', '/b.js'] }
  const others = { within: [], name: null, owners: null }
  expect(partsOf(css, (name) => owners[name] ?? null)).toEqual([
    { ...others, css: '@layer theme{:root{--a:1}}' },
    { ...inUtilities, css: '.p-1{padding:var(--tw-x)}', name: 'p-1' },
    { ...inUtilities, css: '.sm\\:w-\\[3px\\]{width:2px}', name: 'sm:w-[3px]', owners: ['/a.js'] },
    { ...inUtilities, css: '.w-2{width:2px}', name: 'w-2' },
    { ...inMedia, css: '.lg\\:p-2{padding:2px}', name: 'lg:p-2' },
    { ...others, css: '.x{color:red}', within: ['@media print'] },
    { ...others, css: '@property --tw-x{syntax:"*";inherits:false}' },
  ])
})

test('what Tailwind registers goes where it is read, and nowhere when nothing does', () => {
  const sheet =
    '@layer properties{*{--tw-x:0;--tw-y:0;--tw-z:0}}' +
    '@layer utilities{.a{--tw-y:1;top:var(--tw-x,1px)}.b{left:var(--tw-z)}}' +
    '@property --tw-x{inherits:false}@property --tw-y{inherits:false}@property --tw-z{inherits:false}'
  const parts = partsOf(sheet, (name) => (name === 'b' ? ['/b.js'] : null))
  const cssOf = (owner: string | null) =>
    parts.flatMap(({ css, owners }) => ((owners?.[0] ?? null) === owner ? [css] : [])).join('')
  expect(cssOf(null)).toContain('@layer properties{*{--tw-x:0}}')
  expect(cssOf(null)).toContain('@property --tw-x')
  expect(cssOf('/b.js')).toContain('@layer properties{*{--tw-z:0}}')
  expect(cssOf('/b.js')).toContain('@property --tw-z')
  expect(cssOf(null)).not.toContain('--tw-z')
  const whole = parts.map(({ css }) => css).join('')
  expect(whole).not.toContain('--tw-y:0')
  expect(whole).not.toContain('@property --tw-y')
  expect(whole, 'what a utility sets for others stays').toContain('--tw-y:1')
})

test.each([
  ['.p-4', 'p-4'],
  ['.sm\\:px-6', 'sm:px-6'],
  ['.w-\\[calc\\(100\\%-1px\\)\\]', 'w-[calc(100%-1px)]'],
  ['.\\32 xl', '2xl'],
  ['.group-hover\\:x:is(:where(.group):hover *)', 'group-hover:x'],
  [':is(.\\*\\:p-1>*)', '*:p-1'],
  ['.-mt-1:not(:first-child)', '-mt-1'],
  ['*', null],
])('%s is about %s', (selector, name) => {
  expect(classOf(selector)).toBe(name)
})

test('a face that is set for every language needs no other in its place', () => {
  const [part] = partsOf(
    'html{font-family:var(--ds-font-sans,-apple-system, Arial, sans-serif);color:var(--a,red)}',
    () => null,
  )
  expect(part?.css).toBe('html{font-family:var(--ds-font-sans);color:var(--a,red)}')
})
