import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from './definition.ts'
import { form, question } from './testing/forms.ts'
import type { AnswerSteps, StepsOf, TypeStep } from './type-step.ts'
import {
  answerStepsOf,
  answersReader,
  type StoredAnswers,
  type StoredDefinition,
  upgradeDefinition,
} from './upgrade.ts'

/** A type that renamed an optional member, changed what a number means, and turned positions into ids. */
const steps: readonly TypeStep[] = [
  { name: 'color-to-pen', options: ({ color, ...rest }) => ({ ...rest, ...(color !== undefined && { pen: color }) }) },
  {
    name: 'steps-to-pixels',
    options: (old) => ({ ...old, size: Number(old.size) * 10 }),
    answer: (answer, options, before) => [answer, options.size ?? null, before.size ?? null],
  },
  { name: 'rows', answer: (answer) => (Array.isArray(answer) ? { was: answer[0] ?? null } : fail()) },
]
const fail = (): never => {
  throw new Error('not what this step was written for')
}
const stepsOf: StepsOf = (type) => (type === 'pen' ? steps : [])
const pen = (options: Json, step?: number) => question('q1', 'pen', { options, ...(step !== undefined && { step }) })
const optionsOf = (definition: StoredDefinition) => upgradeDefinition(definition, stepsOf).questions[0]
const read = (definition: StoredDefinition, answers: Json, answerSteps: AnswerSteps | null = null) =>
  answersReader(definition, stepsOf)({ answers: answers as unknown as StoredAnswers, answerSteps })

describe('options', () => {
  it('of the first day go through every step, also where they would have parsed: a renamed member is not lost', () => {
    expect(optionsOf(form([pen({ color: '#f00', size: 3 })]))).toMatchObject({
      options: { pen: '#f00', size: 30 },
      step: 3,
    })
  })

  it('go on from the step they have seen, so that what changed its meaning changes it once', () => {
    expect(optionsOf(form([pen({ pen: '#f00', size: 3 }, 1)]))).toMatchObject({ options: { size: 30 }, step: 3 })
    expect(optionsOf(form([pen({ size: 30 }, 2)]))).toMatchObject({ options: { size: 30 }, step: 3 })
  })

  it('are left alone by a second reading, by an older build than wrote them, and without their type', () => {
    const once = upgradeDefinition(form([pen({ color: '#f00', size: 3 })]), stepsOf)
    expect(upgradeDefinition(once, stepsOf)).toEqual(once)
    expect(optionsOf(form([pen({ size: 30 }, 9)]))).toMatchObject({ options: { size: 30 }, step: 9 })
    const unknown = question('q1', 'gone', { options: { any: 1 }, step: 2 })
    expect(optionsOf(form([unknown]))).toEqual(unknown)
  })

  it('no step can take stay as they were, at the step they were', () => {
    expect(optionsOf(form([pen(['list'])]))).toEqual(pen(['list']))
  })

  it('of children are read like all others', () => {
    const rows = question('r', 'rows', { children: [pen({ color: '#0f0', size: 1 })] })
    expect(optionsOf(form([rows]))?.children?.[0]).toMatchObject({ options: { pen: '#0f0', size: 10 }, step: 3 })
  })
})

describe('a definition', () => {
  it('of the first format is a survey', () => {
    const { mode: _, ...first } = { ...form([]), format: 1 }
    expect(upgradeDefinition(first, stepsOf)).toEqual(form([]))
  })

  it('is made of whatever a row holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { questions, format, mode } = upgradeDefinition(value as unknown as StoredDefinition, stepsOf)
        expect([Array.isArray(questions), typeof format, typeof mode]).toEqual([true, 'number', 'object'])
      }),
    )
  })
})

describe('answers', () => {
  it('go through the steps they have not seen, with the options of each step', () => {
    const definition = form([pen({ size: 3 })])
    expect(read(definition, { q1: 7 })).toEqual({ q1: { was: 7 } })
    expect(read(form([pen({ size: 3 })]), { q1: 7 }, { q1: 1 })).toEqual({ q1: { was: 7 } })
    expect(read(definition, { q1: [7] }, { q1: 2 })).toEqual({ q1: { was: 7 } })
    expect(read(definition, { q1: { was: 7 } }, { q1: 3 })).toEqual({ q1: { was: 7 } })
  })

  it('find the options before and after their step, whatever the form was stored at', () => {
    const two: StepsOf = (type) => stepsOf(type).slice(0, 2)
    const readAt = (size: number, step: number) =>
      answersReader(
        form([pen({ size }, step)]),
        two,
      )({ answers: { q1: 7 } as unknown as StoredAnswers, answerSteps: null })
    expect(readAt(3, 0)).toEqual({ q1: [7, 30, 3] })
    expect(readAt(30, 2)).toEqual({ q1: [7, 30, 30] })
  })

  it('no step can take stay as they were given, and so do those of other questions and types', () => {
    expect(read(form([pen({ size: 3 })]), { q1: 'x', q2: 1 }, { q1: 2 })).toEqual({ q1: 'x', q2: 1 })
    expect(read(form([question('q1', 'gone')]), { q1: 7 })).toEqual({ q1: 7 })
  })

  it('in the rows of a container are read by the child they answer', () => {
    const rows = question('r', 'rows', { children: [pen({ size: 3 })] })
    expect(read(form([rows]), { r: [{ q1: 7, other: 1 }, 'odd'] })).toEqual({
      r: [{ q1: { was: 7 }, other: 1 }, 'odd'],
    })
  })

  it('judged today are remembered to have seen all steps, those of children too', () => {
    const rows = question('r', 'rows', { children: [pen({ size: 3 })] })
    expect(answerStepsOf(form([rows, question('t', 'text')]), stepsOf)).toEqual({ q1: 3 })
    expect(answerStepsOf(form([question('t', 'text')]), stepsOf)).toBeNull()
  })

  it('to a question named like a property of every object are answers', () => {
    const definition = form([{ ...pen({ size: 3 }), id: '__proto__' }])
    const sent = JSON.parse('{"__proto__": 7}')
    expect(JSON.stringify(read(definition, sent))).toBe('{"__proto__":{"was":7}}')
  })
})
