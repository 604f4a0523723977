import { expect, test } from 'vitest'
import { uuidV7 } from './uuid-v7.ts'

test('holds the time, the version and the variant, and differs each time', () => {
  const now = Date.UTC(2026, 7, 1, 12, 30, 15, 123)
  const id = uuidV7(now)
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(now)
  expect(uuidV7(now)).not.toBe(id)
})

test('later ids sort after earlier ones', () => {
  expect(uuidV7(1_000) < uuidV7(1_001)).toBe(true)
})
