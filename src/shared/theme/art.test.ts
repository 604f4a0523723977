import { expect, test } from 'vitest'
import { artPath } from './art.ts'
import { artIds } from './form-theme.ts'

test.each(artIds)('%s is one path of its own, in few bytes, that begins somewhere', (art) => {
  const path = artPath({ art, headImage: null }) ?? ''
  expect(path).toMatch(/^M[\d\s.,a-zA-Z-]+$/)
  expect(path).not.toMatch(/NaN|undefined|e-/)
  expect(path.length).toBeLessThan(5000)
  expect(artIds.filter((other) => artPath({ art: other, headImage: null }) === path)).toEqual([art])
})

test('a head picture is in the place of the drawing', () => {
  expect(artPath({ art: 'waves', headImage: `/sapi/file/${'a'.repeat(28)}` })).toBeNull()
  expect(artPath({ art: null, headImage: null })).toBeNull()
})
