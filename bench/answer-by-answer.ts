// Sets answers one at a time in a form of 1,000 questions and times each. One process per engine.
import { setImmediate as breathe } from 'node:timers/promises'
import { resolveType } from '../server/plugins/question-types.ts'
import { compileForm } from '../src/shared/form/compile.ts'
import { re2Patterns } from '../src/shared/form/pattern-re2.ts'
import { type BigFormOptions, bigForm, bigId, bigSurvey, firstId, oursOf, someAnswer } from './big-form.ts'
import { percentile } from './percentile.ts'
import { seededRandom, whole } from './random.ts'
import { loadSurvey } from './subject-survey.ts'

export interface AnswerTimes {
  /** Milliseconds from the form's definition to an engine that is ready. */
  readonly build: number
  readonly p50: number
  readonly p95: number
  readonly validateAll: number
  /** After the first so many answers, to compare what the two engines show. */
  readonly visible: readonly number[]
}

interface Engine {
  readonly set: (id: string, answer: string | number) => void
  readonly visibleCount: () => number
  readonly validate: () => void
}

const [engineName = '', rules = 'near', count = '1000'] = process.argv.slice(2)
const questions = Number(count)

const ours = (options: BigFormOptions): Engine => {
  const session = compileForm(bigForm(options), resolveType, re2Patterns).openSession()
  const ids = Array.from({ length: questions }, (_, index) => bigId(index))
  const context = { now: Date.now() }
  // What a drawn form does: every question listens, and the answered one shows its issues.
  let heard = 0
  for (const id of ids) session.subscribe(id, () => heard++)
  return {
    set: (id, answer) => {
      session.set(id, oursOf(answer))
      session.issuesOf(id, context)
    },
    visibleCount: () => ids.filter((id) => session.isVisible(id)).length,
    validate: () => session.validate(context),
  }
}

const surveyjs = (options: BigFormOptions): Engine => {
  const { Model } = loadSurvey()
  const model = new Model(bigSurvey(options))
  const all = model.getAllQuestions()
  const byId = new Map(Array.from({ length: questions }, (_, index) => [bigId(index), all[index]!]))
  return {
    set: (id, answer) => {
      byId.get(id)!.value = answer
    },
    visibleCount: () => all.filter(({ isVisible }) => isVisible).length,
    validate: () => model.validate(),
  }
}

const measure = async (): Promise<AnswerTimes> => {
  const make = { ours, surveyjs }[engineName]
  if (!make || (rules !== 'near' && rules !== 'one')) throw new Error('Which engine, and which rules?')
  const started = performance.now()
  const engine = make({ questions, rules })
  const build = performance.now() - started
  const random = seededRandom(1000)
  for (let index = 0; index < questions; index++) {
    engine.set(bigId(index), someAnswer(random, index))
    if (index % 20 === 0) await breathe()
  }
  const visible: number[] = []
  const times: number[] = []
  const warmUp = 40
  const sets = engineName === 'ours' ? 4000 : 240
  for (let turn = 0; turn < warmUp + sets; turn++) {
    const index = whole(random, 0, questions - 1)
    const [id, answer] =
      rules === 'one' ? [firstId, turn % 2 === 0 ? 'b' : 'a'] : [bigId(index), someAnswer(random, index)]
    const start = performance.now()
    engine.set(id, answer)
    const time = performance.now() - start
    if (turn >= warmUp) times.push(time)
    if (turn % 20 === 0 && turn <= 240) visible.push(engine.visibleCount())
    // Timers that the engine left behind run outside the clock.
    if (turn % 5 === 0) await breathe()
  }
  const validations = Array.from({ length: 9 }, () => {
    const start = performance.now()
    engine.validate()
    return performance.now() - start
  })
  return {
    build,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    validateAll: percentile(validations, 0.5),
    visible,
  }
}

process.send?.(await measure())
process.disconnect?.()
setTimeout(() => process.exit(0), 100)
