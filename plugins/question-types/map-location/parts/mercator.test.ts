import { expect, test } from 'vitest'
import { pixelOf, placeAt, tilesAround } from './mercator.ts'

const hangzhou = { latitude: 30.2431, longitude: 120.1502 }

test('a place is found again where it was drawn', () => {
  for (const zoom of [2, 9, 18]) {
    const { latitude, longitude } = placeAt(pixelOf(hangzhou, zoom), zoom)
    expect(latitude).toBeCloseTo(hangzhou.latitude, 6)
    expect(longitude).toBeCloseTo(hangzhou.longitude, 6)
  }
  expect(pixelOf({ latitude: 0, longitude: 0 }, 0)).toEqual({ x: 128, y: 128 })
})

test('the pictures cover the window, round the world, and end at the poles', () => {
  const tiles = tilesAround({ latitude: 0, longitude: 179.9 }, 2, { width: 600, height: 300 })
  expect(new Set(tiles.map(({ x }) => x))).toEqual(new Set([2, 3, 0, 1]))
  const north = tilesAround({ latitude: 85, longitude: 0 }, 3, { width: 600, height: 300 })
  expect(Math.min(...north.map(({ y }) => y))).toBe(0)
})
