import { expect, test } from 'vitest'
import { fitSegments } from './fit-segments.ts'

test.each([
  [['不满意', '一般', '满意']],
  [['非常不满意', '不满意', '一般', '满意', '非常满意']],
  [['Yes', 'No']],
  [['Poor', 'Fair', 'Good', 'Very good']],
  [['1', '2', '3', '4', '5', '6', '7']],
])('%j stand side by side', (labels) => {
  expect(fitSegments(labels)).toBe(true)
})

test.each([
  [['Dissatisfied', 'Neither', 'Satisfied', 'Very satisfied', 'Delighted']],
  [['Nicht zufriedenstellend', 'Zufriedenstellend', 'Hervorragend']],
  [['每一次都会先看完所有说明再开始动手做这件事情', '从不', '有时']],
  [['1', '2', '3', '4', '5', '6', '7', '8']],
  [['Only one']],
])('%j do not', (labels) => {
  expect(fitSegments(labels)).toBe(false)
})
