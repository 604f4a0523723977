import { colors, shadows, type ThemeName } from './tokens.ts'

/**
 * The text of colors.css, written by `npx vitest run design-system/tokens -u` (colors.test.ts).
 *
 * Dark blocks are for screens only, so every print is ink on paper. Contrast blocks repeat only what differs from their
 * plain theme. The order matters: at the same specificity the later block wins.
 */
export function colorsCss(): string {
  const light = block(
    ':root, [data-theme="light"], [data-theme="light-contrast"], [data-theme="system"]',
    'light',
    declarations('light'),
  )
  const lightContrast = difference('light-contrast', 'light')
  const darkContrast = difference('dark-contrast', 'dark')
  return [
    head,
    light,
    block('[data-theme="light-contrast"]', null, lightContrast),
    media('(prefers-contrast: more)', block(`${bySystem}, [data-theme="light"]`, null, lightContrast)),
    media('screen', block('[data-theme="dark"], [data-theme="dark-contrast"]', 'dark', declarations('dark'))),
    media('screen and (prefers-color-scheme: dark)', block(bySystem, 'dark', declarations('dark'))),
    media('screen', block('[data-theme="dark-contrast"]', null, darkContrast)),
    media('screen and (prefers-contrast: more)', block('[data-theme="dark"]', null, darkContrast)),
    media('screen and (prefers-contrast: more) and (prefers-color-scheme: dark)', block(bySystem, null, darkContrast)),
  ].join('\n')
}

const bySystem = ':root:not([data-theme]), [data-theme="system"]'

const head = `/*
 * Semantic colours of the four themes. Made from tokens.ts: change that, then run
 * npx vitest run design-system/tokens -u
 */
`

function declarations(theme: ThemeName): string[] {
  return [
    ...Object.entries(colors[theme]).map(([name, value]) => `--ds-${name}: ${value};`),
    ...Object.entries(shadows[theme]).map(([name, value]) => `--ds-shadow-${name}: ${value};`),
  ]
}

function difference(theme: ThemeName, from: ThemeName): string[] {
  const before = new Set(declarations(from))
  return declarations(theme).filter((line) => !before.has(line))
}

function block(selectors: string, scheme: 'light' | 'dark' | null, lines: readonly string[]): string {
  const all = scheme ? [`color-scheme: ${scheme};`, ...lines] : lines
  return `${selectors.split(', ').join(',\n')} {\n${all.map((line) => `  ${line}`).join('\n')}\n}\n`
}

function media(query: string, inner: string): string {
  return `@media ${query} {\n${inner.trimEnd().replace(/^(?=.)/gm, '  ')}\n}\n`
}
