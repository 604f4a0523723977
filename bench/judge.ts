// A process of its own for each library, so that none warms up, or spoils, the compiled code of another.
import { setImmediate as breathe } from 'node:timers/promises'
import { median, spreadOf } from './percentile.ts'
import { seededRandom } from './random.ts'
import type { Subject } from './subject.ts'
import { type Fault, fourFaults, validAnswers, withFourErrors } from './ten-kinds.ts'

export interface Rate {
  /** Submissions per second of CPU time, the median of the rounds. */
  readonly rate: number
  readonly spread: readonly [number, number]
}
export interface Judgement {
  readonly name: string
  readonly valid: Rate
  readonly wrong: Rate
  /** Milliseconds to make a validator of the form; the median. */
  readonly compileMs: number | null
}

const blocks = 3
const [subjectName = '', seconds = '0.6'] = process.argv.slice(2)

const libraries: Readonly<Record<string, () => Promise<Judgement>>> = {
  ours: async () => measure((await import('./subject-ours.ts')).ours(blocks)),
  zod: async () => measure((await import('./subject-zod.ts')).withZod(blocks, { isNatural: false })),
  zodNatural: async () => measure((await import('./subject-zod.ts')).withZod(blocks, { isNatural: true })),
  ajv: async () => measure((await import('./subject-ajv.ts')).withAjv(blocks, { isNatural: false })),
  ajvNatural: async () => measure((await import('./subject-ajv.ts')).withAjv(blocks, { isNatural: true })),
  formio: async () => measure((await import('./subject-formio.ts')).withFormio(blocks)),
  surveyNew: async () => measure((await import('./subject-survey.ts')).withSurvey(blocks, { reuse: false })),
  surveyReused: async () => measure((await import('./subject-survey.ts')).withSurvey(blocks, { reuse: true })),
}

const measure = async <Submission>(subject: Subject<Submission>): Promise<Judgement> => {
  const random = seededRandom(30)
  // As a server gets them: parsed from text, each an object of its own.
  const answers = Array.from({ length: 256 }, () => JSON.stringify(validAnswers(random, blocks)))
  const valid = answers.map((text) => subject.submission(JSON.parse(text)))
  const wrong = answers.map((text) => subject.submission(withFourErrors(JSON.parse(text))))
  const first = { valid: valid[0]!, wrong: wrong[0]! }
  if (!subject.accepts(first.valid)) throw new Error(`${subject.name} refuses a valid submission.`)
  if (subject.accepts(first.wrong)) throw new Error(`${subject.name} accepts a submission with four errors.`)
  // Where the errors are and of which kind, in every submission: only who does the same work is compared.
  for (const submission of wrong) {
    const found = said(subject.faults(submission))
    if (found !== said(fourFaults)) throw new Error(`${subject.name} finds ${found} instead of ${said(fourFaults)}.`)
  }
  return {
    name: subject.name,
    valid: await rateOf(subject, valid),
    wrong: await rateOf(subject, wrong),
    compileMs: subject.compile ? await compileTime(subject.compile) : null,
  }
}

const said = (faults: readonly Fault[]): string =>
  faults
    .map(({ question, kind }) => `${question} ${kind}`)
    .sort()
    .join(', ')

const rounds = 7

const rateOf = async <Submission>(subject: Subject<Submission>, submissions: readonly Submission[]): Promise<Rate> => {
  // Two rounds to warm up.
  const rates: number[] = []
  for (let round = -2; round < rounds; round++) {
    const rate = await oneRound(subject, submissions)
    if (round >= 0) rates.push(rate)
  }
  return { rate: median(rates), spread: spreadOf(rates) }
}

const oneRound = async <Submission>(
  { accepts, breathesAfter = Infinity }: Subject<Submission>,
  submissions: readonly Submission[],
): Promise<number> => {
  const limit = Number(seconds) * 1_000_000
  const chunk = Math.min(submissions.length, breathesAfter)
  let judged = 0
  let accepted = 0
  const start = process.cpuUsage()
  for (let used = 0; used < limit; ) {
    for (let at = 0; at < chunk; at++) if (accepts(submissions[judged++ % submissions.length]!)) accepted++
    if (breathesAfter !== Infinity) await breathe()
    const { user, system } = process.cpuUsage(start)
    used = user + system
  }
  const { user, system } = process.cpuUsage(start)
  if (accepted !== 0 && accepted !== judged) throw new Error('The verdict changed between rounds.')
  return (judged / (user + system)) * 1_000_000
}

const compileTime = async (compile: () => unknown): Promise<number> => {
  const times: number[] = []
  for (let run = 0; run < 30; run++) {
    const start = performance.now()
    compile()
    times.push(performance.now() - start)
    await breathe()
  }
  return median(times)
}

const judgement = await libraries[subjectName]?.()
if (!judgement) throw new Error(`No library is called ${subjectName}.`)
process.send?.(judgement)
process.disconnect?.()
// Some libraries leave timers behind.
setTimeout(() => process.exit(0), 100)
