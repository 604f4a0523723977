import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { parseOptions } from './type-options.ts'

/** A type whose options have changed twice: `most` became `max`, then `icon` was added. */
const stars = defineQuestionType({
  id: 'stars',
  group: 'choice',
  icon: 'star',
  options: z.strictObject({ max: z.int(), icon: z.string() }),
  answer: z.number(),
  defaults: { max: 5, icon: 'star' },
  migrations: [
    {
      name: 'most-to-max',
      up: ({ most, ...rest }) => ({ ...rest, max: most }),
      fixture: { most: 5 },
    },
    { name: 'add-icon', up: (options) => ({ ...options, icon: 'star' }), fixture: { max: 5 } },
  ],
  examples: [],
})

describe('options of a type', () => {
  it('of today stay as they are', async () => {
    expect(await parseOptions(stars, { max: 3, icon: 'heart' })).toEqual({ max: 3, icon: 'heart' })
  })

  it('of any earlier day are brought up to date', async () => {
    expect(await parseOptions(stars, { max: 3 })).toEqual({ max: 3, icon: 'star' })
    expect(await parseOptions(stars, { most: 3 })).toEqual({ max: 3, icon: 'star' })
  })

  it('that nothing makes valid are none', async () => {
    expect(await parseOptions(stars, { max: 'many' })).toBeUndefined()
    expect(await parseOptions(stars, null)).toBeUndefined()
    expect(await parseOptions(stars, ['most'])).toBeUndefined()
  })
})
