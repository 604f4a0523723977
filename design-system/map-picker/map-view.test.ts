import { expect, test } from 'vitest'
import { type MapView, pan, zoom } from './map-view.ts'

const at = (latitude: number, longitude: number, level = 1): MapView => ({
  center: { latitude, longitude },
  zoom: level,
})

test('a step is shorter the closer the map is, and towards the poles', () => {
  expect(pan(at(0, 0, 1), 'east').center.longitude).toBe(67.5)
  expect(pan(at(0, 0, 2), 'east').center.longitude).toBe(33.75)
  expect(pan(at(60, 0, 3), 'up').center.latitude).toBeCloseTo(60 + 16.875 / 2, 4)
})

test('longitudes go round, latitudes end', () => {
  expect(pan(at(0, 170, 1), 'east').center.longitude).toBe(-122.5)
  expect(pan(at(0, -170, 1), 'west').center.longitude).toBe(122.5)
  expect(pan(at(80, 0, 1), 'up').center.latitude).toBeLessThanOrEqual(85)
})

test('zoom stays in its limits', () => {
  expect(zoom(at(0, 0, 19), 1).zoom).toBe(19)
  expect(zoom(at(0, 0, 1), -1).zoom).toBe(1)
  expect(zoom(at(0, 0, 5), 1).zoom).toBe(6)
})
