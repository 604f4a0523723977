import { expect, test } from 'vitest'
import { fillPipes, pipesIn } from './piping.ts'

test('pipes of all languages are found once each', () => {
  expect(pipesIn({ en: 'Dear {{q:aB3-_x}} of {{q:town}}', 'zh-cn': '{{q:town}}的{{q:aB3-_x}}' })).toEqual([
    'aB3-_x',
    'town',
  ])
  expect(pipesIn({ en: 'No {{pipe}} {{ q:a }} {{q:}} {{q:a b}} here' })).toEqual([])
  expect(pipesIn({})).toEqual([])
})

test('what fills a pipe is not read as a pipe or a pattern again', () => {
  const answers: Record<string, string> = { a: '{{q:b}}', b: '$& $1' }
  expect(fillPipes('{{q:a}} and {{q:b}}{{q:none}}!', (id) => answers[id] ?? '')).toBe('{{q:b}} and $& $1!')
  expect(fillPipes('plain', () => 'never')).toBe('plain')
})
