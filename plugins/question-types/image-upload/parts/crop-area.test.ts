import { expect, test } from 'vitest'
import { cropArea, dragged, middle } from './crop-area.ts'

test('what is cut out has the shape and lies within the picture, however far in and wherever', () => {
  for (const picture of [
    { width: 4000, height: 3000 },
    { width: 300, height: 900 },
  ])
    for (const ratio of [1, 4 / 3, 3 / 4, 16 / 9])
      for (const zoom of [1, 2.5, 4])
        for (const x of [0, 0.3, 1])
          for (const y of [0, 0.7, 1]) {
            const area = cropArea(picture, ratio, { zoom, x, y })
            expect(area.width / area.height).toBeCloseTo(ratio)
            expect(area.left).toBeGreaterThanOrEqual(0)
            expect(area.top).toBeGreaterThanOrEqual(0)
            expect(area.left + area.width).toBeLessThanOrEqual(picture.width + 1e-6)
            expect(area.top + area.height).toBeLessThanOrEqual(picture.height + 1e-6)
          }
})

test('a dragged picture follows the finger and stops at its edge', () => {
  const picture = { width: 1000, height: 500 }
  const before = cropArea(picture, 1, middle)
  const after = cropArea(picture, 1, dragged(picture, 1, middle, { x: 100, y: 100 }))
  expect(after.left).toBeCloseTo(before.left - 100)
  // There is no room above and below.
  expect(after.top).toBe(0)
  expect(cropArea(picture, 1, dragged(picture, 1, middle, { x: 5000, y: 0 })).left).toBe(0)
})
