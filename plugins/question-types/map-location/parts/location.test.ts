import { expect, test } from 'vitest'
import parse from '../parse.ts'
import { metersBetween } from './location.ts'

const options = { point: 'optional', source: 'any' } as const

test('distances along the earth', () => {
  const [beijing, shanghai] = [
    { latitude: 39.9042, longitude: 116.4074 },
    { latitude: 31.2304, longitude: 121.4737 },
  ]
  expect(metersBetween(beijing, shanghai) / 1000).toBeCloseTo(1067, -1)
  expect(metersBetween(beijing, beijing)).toBe(0)
  expect(metersBetween({ latitude: 0, longitude: 179.999 }, { latitude: 0, longitude: -179.999 })).toBeLessThan(300)
})

test('what is a point, and what only looks like one', () => {
  expect(parse.parse('30.24, 120.15', options)).toEqual({ point: { latitude: 30.24, longitude: 120.15 } })
  expect(parse.parse('湖边（30.24，120.15）', options)).toEqual({
    address: '湖边',
    point: { latitude: 30.24, longitude: 120.15 },
  })
  expect(parse.parse('Main Street 12, 80331', options)).toEqual({ address: 'Main Street 12, 80331' })
  expect(parse.parse('  ', options)).toBeUndefined()
})
