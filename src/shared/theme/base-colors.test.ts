import { expect, test } from 'vitest'
import { colors } from '#ds/tokens'

test('base-colors.ts holds the colours of the design system (vitest -u writes it)', async () => {
  const scheme = (name: 'light' | 'dark') => {
    const rows = Object.entries(colors[name])
      .filter(([, value]) => value.startsWith('#'))
      .map(([token, value]) => `    ${token.includes('-') ? `'${token}'` : token}: '${value}',`)
    return [`  ${name}: {`, ...rows, '  },']
  }
  const lines = [
    '// Written from the tokens of the design system by base-colors.test.ts, because the server has no design system:',
    '// change those, then run npx vitest run src/shared/theme -u',
    'export const baseColors = {',
    ...scheme('light'),
    ...scheme('dark'),
    '} as const',
    '',
    "export type ColorToken = keyof (typeof baseColors)['light']",
    '',
  ]
  await expect(lines.join('\n')).toMatchFileSnapshot('./base-colors.ts')
})
