import { expect, test } from 'vitest'
import { internationalOf } from './phone.ts'

test('numbers as people type them', () => {
  expect(internationalOf('138 0013 8000', '+86')).toBe('+8613800138000')
  expect(internationalOf('１３８００１３８０００', '+86')).toBe('+8613800138000')
  expect(internationalOf('+49 (151) 234-567', '+86')).toBe('+49151234567')
  expect(internationalOf('0049151234567', '+86')).toBe('+49151234567')
  expect(internationalOf('0151 234567', '+49')).toBe('+49151234567')
  expect(internationalOf('06 1234567', '+39')).toBe('+39061234567')
  expect(internationalOf('12', '+86')).toBeNull()
  expect(internationalOf('13800138000x', '+86')).toBeNull()
})
