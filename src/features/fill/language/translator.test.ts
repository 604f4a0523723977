import { expect, test } from 'vitest'
import { createTranslator } from './translator.ts'

const zh = {
  language: 'zh-cn',
  texts: {
    fill: { 'page.position': '第 {{number}} 页，共 {{total}} 页', only: '只有中文', files_other: '{{count}} 个文件' },
  },
}
const pl = {
  language: 'pl',
  texts: { fill: { files_one: '{{count}} plik', files_few: '{{count}} pliki', files_many: '{{count}} plików' } },
}

test('fills in parameters and leaves unknown holes alone', () => {
  const t = createTranslator([zh])
  expect(t('fill', 'page.position', { number: 2, total: 5 })).toBe('第 2 页，共 5 页')
  expect(t('fill', 'page.position', { number: 2 })).toBe('第 2 页，共 {{total}} 页')
  // A parameter's own braces are text, not a hole.
  expect(t('fill', 'page.position', { number: '{{total}}', total: 5 })).toBe('第 {{total}} 页，共 5 页')
})

test('takes the plural form of its language, and the next source where a form is missing', () => {
  const t = createTranslator([pl, zh])
  expect([1, 3, 5].map((count) => t('fill', 'files', { count }))).toEqual(['1 plik', '3 pliki', '5 plików'])
  // Polish fractions take `other`, which this source has not.
  expect(t('fill', 'files', { count: 1.5 })).toBe('1.5 个文件')
})

test('falls back key by key and shows a key that nobody has', () => {
  const t = createTranslator([pl, zh])
  expect(t('fill', 'only')).toBe('只有中文')
  expect(t('fill', 'nowhere')).toBe('nowhere')
  expect(t('question-types/none', 'toString')).toBe('toString')
})
