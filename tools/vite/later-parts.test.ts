import { expect, test } from 'vitest'
import { partsIn } from './later-parts.ts'

const chunk = (file: string, rest: object = {}) => ({ file, ...rest })

test('a script comes with what it may ask for later, but for words, readers of addresses and engines', () => {
  const manifest = {
    page: chunk('page.js', {
      dynamicImports: ['hands', 'engine', 'virtual:locales/fill/de', 'plugins/question-types/input/parse.ts'],
    }),
    hands: chunk('hands.js', { imports: ['page', 'shared'] }),
    shared: chunk('shared.js'),
    engine: chunk('engine.js'),
    'virtual:locales/fill/de': chunk('de.js'),
    'plugins/question-types/input/parse.ts': chunk('parse.js'),
  }
  const sizeOf = (file: string) => (file === 'engine.js' ? 1_000_000 : 100)
  expect(partsIn(manifest, sizeOf)).toEqual({ '/page.js': ['/hands.js', '/shared.js'] })
})
