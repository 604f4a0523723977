import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineQuestionType, type TypeStep } from '#sdk'
import { type Release, releaseOf, releaseProblems } from './released.ts'

/** A pen whose colour was released as `color`. */
const pen = (shape: z.ZodRawShape, options: Record<string, unknown>, steps: readonly TypeStep[] = []) =>
  defineQuestionType({
    id: 'pen',
    group: 'media',
    icon: 'pencil',
    options: z.object(shape),
    answer: z.number(),
    defaults: options,
    steps,
    examples: [{ options, answer: 3, valid: true }],
  })
const first = pen({ color: z.string().optional() }, { color: '#f00' })
const released = (type: ReturnType<typeof pen> = first, files: Record<string, string> = {}) =>
  releaseOf(type, new Map(Object.entries(files)))

const problems = (
  type: ReturnType<typeof pen>,
  {
    files = {},
    releases = [released()],
    is = (answer: unknown) => typeof answer === 'number',
  }: { files?: Record<string, string>; releases?: readonly Release[]; is?: (answer: unknown) => boolean } = {},
) =>
  releaseProblems({
    type: { ...type, validator: { is: (answer): answer is never => is(answer), prepare: () => () => [] } },
    stepFiles: new Map(Object.entries(files)),
    releases: new Map(releases.map((release, index) => [index + 1, release])),
    context: () => ({ language: '', text: () => '', t: () => '', fileUrl: () => '', children: [] }),
  }).join('\n')

const colorToPen: TypeStep = { name: 'color-to-pen', options: ({ color, ...rest }) => ({ ...rest, pen: color ?? '' }) }
const penned = (steps: readonly TypeStep[]) => pen({ pen: z.string() }, { pen: '#f00' }, steps)

describe('what may not become of a released question type', () => {
  it('nothing, as long as it reads what it was', () => {
    expect(problems(first)).toBe('')
    expect(problems(penned([colorToPen]), { files: { '01-color-to-pen.ts': 'a' } })).toBe('')
  })

  it('a renamed optional member without a step, which the schema would drop in silence', () => {
    expect(problems(pen({ pen: z.string().optional() }, { pen: '#f00' }))).toContain(
      'pen/released/1.json: stored[0].options lose “color”: forms hold it; add a step',
    )
  })

  it('a new mandatory member without a step, and one the schema fills in, which nobody who reads would', () => {
    const color = z.string().optional()
    expect(problems(pen({ color, width: z.number() }, { width: 2 }))).toContain(
      'stored[0].options are refused at “width”',
    )
    expect(problems(pen({ color, width: z.number().default(2) }, { width: 2 }))).toContain('lack “width”')
  })

  it('an answer that is refused by now', () => {
    expect(problems(first, { is: (answer) => typeof answer === 'string' })).toContain(
      'stored[1].answer is refused as 3: records hold it; add a step',
    )
  })

  it('a step that changed, moved or went after its release', () => {
    const files = { '01-color-to-pen.ts': 'export default one' }
    const releases = [released(), released(penned([colorToPen]), files)]
    expect(problems(penned([colorToPen]), { files: { '01-color-to-pen.ts': 'export  default\n one' }, releases })).toBe(
      '',
    )
    expect(
      problems(penned([colorToPen]), { files: { '01-color-to-pen.ts': 'export default two' }, releases }),
    ).toContain('pen/released/2.json: steps/01-color-to-pen.ts has changed since: put it back and add another step')
    expect(problems(first, { releases })).toContain('step 1 was color-to-pen, and is gone')
  })

  it('a release that was edited, a step outside its file, and one that no release tries', () => {
    expect(problems(first, { releases: [{ ...released(), stored: [] }] })).toContain('was changed: a release is never')
    expect(problems(penned([colorToPen]))).toContain('there is no steps/01-color-to-pen.ts')
    expect(problems(first, { files: { '01-lost.ts': '' } })).toContain("steps/01-lost.ts is not in the definition's")
    expect(problems(penned([colorToPen]), { releases: [] })).toContain('step color-to-pen is tried by nothing')
  })
})
