import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileForm } from './compile.ts'
import type { Json } from './definition.ts'
import { findingsOf } from './findings.ts'
import { re2Patterns } from './pattern-re2.ts'
import { answersTo, anyForm, asSent, seed } from './testing/arbitrary.ts'
import { referenceVisible } from './testing/reference.ts'
import { testTypes } from './testing/types.ts'

const context = { now: Date.parse('2026-01-01') }

test('browser, server and the plain reading of the rules agree on 20,000 random form and answer pairs', () => {
  const tally = { accepted: 0, refused: 0, hidden: 0, cyclic: 0 }
  fc.assert(
    fc.property(
      anyForm.chain((definition) => fc.tuple(fc.constant(definition), answersTo(definition), answersTo(definition))),
      ([definition, entries, earlier]) => {
        const form = compileForm(definition, testTypes, re2Patterns)
        const sent = asSent(entries)

        // The respondent first types something else, takes it back, then fills in, in random order.
        const session = form.openSession()
        for (const [id, answer] of earlier) session.set(id, answer)
        for (const [id] of earlier) session.set(id, undefined)
        for (const [id, answer] of entries) session.set(id, answer)
        // The server has judged somebody else's answers before.
        form.submit(asSent(earlier), context)
        const outcome = form.submit(sent, context)

        const visible = referenceVisible(definition, sent, testTypes)
        const ids = definition.questions.map(({ id }) => id)
        expect(ids.filter((id) => session.isVisible(id))).toEqual(ids.filter((id) => visible.has(id)))

        const issues = session.validate(context)
        expect(outcome.issues).toEqual(issues)
        expect(outcome.ok).toBe(Object.keys(issues).length === 0)

        const accepted: [string, Json][] = []
        for (const id of ids) {
          const answer = session.given(id)
          if (answer !== undefined) accepted.push([id, answer])
        }
        expect(new Map(Object.entries(outcome.accepted))).toEqual(new Map(outcome.ok ? accepted : []))

        const reasons = new Map(outcome.dropped.map(({ questionId, reason }) => [questionId, reason]))
        for (const [id, answer] of entries) {
          const question = definition.questions.find((candidate) => candidate.id === id)
          const collects = question && (testTypes(question.type)?.traits.collects ?? true)
          if (!question) expect(reasons.get(id)).toBe('unknown')
          else if (!collects) expect(reasons.get(id)).toBe('display')
          else if (!visible.has(id)) expect(reasons.get(id)).toBe('hidden')
          // Nothing vanishes: what was sent is accepted or recorded as dropped.
          if (!outcome.ok) continue
          const fates = [Object.hasOwn(outcome.accepted, id), reasons.has(id)]
          expect(fates.filter(Boolean), `${id}: ${JSON.stringify(answer)}`).toHaveLength(1)
        }

        // What was accepted is a submission that passes unchanged.
        if (outcome.ok) {
          const again = form.submit(outcome.accepted, context)
          expect(again).toEqual({ ok: true, accepted: outcome.accepted, issues: {}, dropped: [] })
        }
        tally[outcome.ok ? 'accepted' : 'refused']++
        if (visible.size < ids.length) tally.hidden++
        if (findingsOf(form.definition, testTypes, re2Patterns).some(({ code }) => code === 'rule.cycle'))
          tally.cyclic++
      },
    ),
    { seed, numRuns: 20_000 },
  )
  console.info(`agreement: seed ${seed}, 20000 pairs, ${JSON.stringify(tally)}`)
  // The mix must stay a mix, or the test proves nothing.
  expect(Math.min(tally.accepted, tally.refused, tally.hidden, tally.cyclic)).toBeGreaterThan(500)
}, 240_000)
