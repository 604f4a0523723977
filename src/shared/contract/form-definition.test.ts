import { expect, test } from 'vitest'
import { questionIdSchema } from './form-definition.ts'

test('a question cannot be called what every object has: a form with it could be published and never be answered', () => {
  for (const id of ['__proto__', 'constructor', 'prototype'])
    expect([id, questionIdSchema.safeParse(id).success]).toEqual([id, false])
  for (const id of ['__proto__x', 'Constructor', 'prototype2', 'a-1_B']) expect(questionIdSchema.parse(id)).toBe(id)
})
