import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileForm } from './compile.ts'
import type { FormDefinition, Json, Question } from './definition.ts'
import { re2Patterns } from './pattern-re2.ts'
import type { FormSession } from './session.ts'
import { answerTo, anyForm, seed } from './testing/arbitrary.ts'
import { testTypes } from './testing/types.ts'

const context = { now: Date.parse('2026-01-01') }
const runs = 10_000

const steps = (definition: FormDefinition): fc.Arbitrary<(readonly [string, Json | undefined])[]> =>
  fc.array(
    fc
      .constantFrom(...definition.questions)
      .chain((question) =>
        fc.option(answerTo(question), { freq: 4, nil: undefined }).map((answer) => [question.id, answer] as const),
      ),
    { minLength: 1, maxLength: 12 },
  )

const format = (question: Question, answer: Json) => `<${question.id}=${JSON.stringify(answer)}>`

/** All a screen shows of one question. */
const stateOf = (session: FormSession, id: string) => ({
  answer: session.answer(id),
  given: session.given(id),
  visible: session.isVisible(id),
  title: session.title(id, 'en', format),
})

test('after every change a session equals one opened from scratch, and has told whom it concerns', () => {
  let changes = 0
  let notices = 0
  fc.assert(
    fc.property(
      anyForm.chain((definition) => fc.tuple(fc.constant(definition), steps(definition))),
      ([definition, sets]) => {
        const form = compileForm(definition, testTypes, re2Patterns)
        const session = form.openSession()
        const ids = definition.questions.flatMap(({ id, children = [] }) => [id, ...children.map((child) => child.id)])
        const told = new Set<string>()
        let toldAll = 0
        for (const id of ids) session.subscribe(id, () => told.add(id))
        session.subscribeAll(() => toldAll++)

        for (const [id, answer] of sets) {
          const before = new Map(ids.map((each) => [each, stateOf(session, each)]))
          told.clear()
          toldAll = 0
          session.set(id, answer)

          const fresh = form.openSession(session.answers())
          expect(fresh.answers()).toEqual(session.answers())
          expect(session.validate(context)).toEqual(fresh.validate(context))
          let changed = false
          for (const each of ids) {
            const state = stateOf(session, each)
            expect(state).toEqual(stateOf(fresh, each))
            if (JSON.stringify(state) === JSON.stringify(before.get(each))) continue
            changed = true
            changes++
            // A child shows and hides with its container, whose listener draws it.
            const parent = form.question(each)?.parent
            expect(told.has(each) || (parent && told.has(parent.id)), `${each} was told`).toBe(true)
          }
          if (changed) expect(toldAll).toBe(1)
          notices += told.size
          for (const page of form.pages) {
            const onPage = page.sections.flatMap(({ questions }) => questions.map((question) => question.id))
            const issues = session.validate(context)
            expect(Object.keys(session.validate(context, page)).toSorted()).toEqual(
              onPage.filter((each) => Object.hasOwn(issues, each)).toSorted(),
            )
          }
        }
      },
    ),
    { seed, numRuns: runs },
  )
  console.info(`incremental: seed ${seed}, ${runs} forms, ${changes} changes, ${notices} notices`)
  expect(changes).toBeGreaterThan(runs)
  // Telling everyone of everything would pass the check above.
  expect(notices).toBeLessThan(changes * 2)
}, 240_000)
