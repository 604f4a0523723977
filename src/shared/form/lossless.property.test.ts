import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CompiledForm, compileForm } from './compile.ts'
import type { FormDefinition, Json, PublishedVersion, Question } from './definition.ts'
import {
  addQuestions,
  allIds,
  duplicateQuestion,
  moveQuestion,
  removeQuestion,
  setRules,
  updateQuestion,
} from './edit.ts'
import { newQuestionId } from './ids.ts'
import { re2Patterns } from './pattern-re2.ts'
import { seed } from './testing/arbitrary.ts'
import { choices, form, question, rule, when } from './testing/forms.ts'
import { testTypes } from './testing/types.ts'
import { columnsOver, definitionFor, publish, questionIn } from './versions.ts'

const context = { now: Date.parse('2026-01-01') }
const runs = 10_000

const types = ['text', 'number', 'single', 'multiple', 'rows', 'display', 'unheard-of'] as const
const valueFor: Readonly<Record<string, readonly Json[]>> = {
  text: ['a', 'b'],
  number: [1, 4],
  single: ['a', 'b', 'z'],
  multiple: [['a'], ['a', 'b']],
  'unheard-of': [{ any: ['thing'] }, 'a'],
}

interface Step {
  readonly kind: 'add' | 'remove' | 'retype' | 'options' | 'move' | 'copy' | 'child' | 'rule' | 'publish' | 'submit'
  readonly pick: number
  readonly type: (typeof types)[number]
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    ...(['add', 'add', 'remove', 'retype', 'options', 'move', 'copy', 'child', 'rule'] as const),
    ...(['publish', 'publish', 'submit', 'submit', 'submit'] as const),
  ),
  pick: fc.nat({ max: 1000 }),
  type: fc.constantFrom(...types),
})

interface Stored {
  readonly version: number
  readonly json: string
}

/** A form's life as the server keeps it: a draft, versions, answers as text, and every id ever given. */
class Life {
  draft: FormDefinition = form([])
  versions: PublishedVersion[] = []
  /** Each version's definition as it was on the day, and compiled. */
  printed: string[] = []
  compiled: CompiledForm[] = []
  stored: Stored[] = []
  taken = new Set<string>()

  run({ kind, pick, type }: Step): void {
    const { questions } = this.draft
    const picked = questions[pick % Math.max(1, questions.length)]
    if (kind === 'publish') this.publish()
    else if (kind === 'submit') this.submit(pick)
    else if (kind === 'add') this.draft = addQuestions(this.draft, [this.newQuestion(type)], picked?.id)
    else if (picked) this.draft = this.edited(picked, kind, pick, type)
    for (const id of allIds(this.draft)) this.taken.add(id)
  }

  edited(picked: Question, kind: Step['kind'], pick: number, type: Step['type']): FormDefinition {
    switch (kind) {
      case 'remove':
        return removeQuestion(this.draft, picked.id)
      case 'retype':
        return updateQuestion(this.draft, picked.id, (old) => ({
          ...old,
          ...this.newQuestion(type),
          title: { en: 'New' },
        }))
      case 'options':
        return updateQuestion(this.draft, picked.id, (old) => ({ ...old, options: choices('a') }))
      case 'move':
        return moveQuestion(this.draft, picked.id, pick % 7)
      case 'copy':
        return duplicateQuestion(this.draft, picked.id, this.taken).definition
      case 'child': {
        const child = picked.children?.[pick % 2]
        return child ? removeQuestion(this.draft, child.id) : this.draft
      }
      default: {
        const source = this.draft.questions[0]
        return source ? setRules(this.draft, [rule('show', [picked.id], when(source.id, 'notNull'))]) : this.draft
      }
    }
  }

  newQuestion(type: Step['type']): Question {
    const id = this.newId()
    if (type !== 'rows') return question(id, type)
    return question(id, type, { children: [question(this.newId(), 'text'), question(this.newId(), 'number')] })
  }

  newId(): string {
    const id = newQuestionId(this.taken)
    this.taken.add(id)
    return id
  }

  publish(): void {
    const published = publish('key', this.draft, this.versions)
    this.versions.push(published)
    this.printed.push(JSON.stringify(published.definition))
    this.compiled.push(compileForm(published.definition, testTypes, re2Patterns))
  }

  /** Respondents may still have an older version open. */
  submit(pick: number): void {
    const at = Math.max(0, this.versions.length - 1 - (pick % 3))
    const published = this.versions[at]
    if (!published) return
    const answers: Record<string, Json> = { foreign: 1 }
    for (const [index, asked] of published.definition.questions.entries()) {
      if ((pick + index) % 4 !== 0) answers[asked.id] = answerFor(asked, pick + index)
    }
    const outcome = this.compiled[at]?.submit(answers, context)
    if (outcome?.ok) this.stored.push({ version: published.version, json: JSON.stringify(outcome.accepted) })
  }

  check(): void {
    expect(this.versions.map(({ version }) => version)).toEqual(this.versions.map((_, at) => at + 1))
    expect(this.versions.map(({ definition }) => JSON.stringify(definition))).toEqual(this.printed)
    const columns = columnsOver(this.versions, this.draft, ({ type }) => testTypes(type)?.traits.collects ?? true)
    const byId = new Map(columns.map((column) => [column.question.id, column]))
    const drafted = new Set(this.draft.questions.map(({ id }) => id))
    for (const { question: shown, deleted } of columns) expect(deleted).toBe(!drafted.has(shown.id))
    for (const { version, json } of this.stored) {
      const answers: Record<string, Json> = JSON.parse(json)
      const definition = definitionFor(this.versions, version)
      if (!definition) throw new Error(`version ${version} is gone`)
      // Replayed under its version, nothing is lost or refused.
      const replay = this.compiled[version - 1]?.submit(answers, context)
      expect(replay).toEqual({ ok: true, accepted: answers, issues: {}, dropped: [] })
      for (const [id, answer] of Object.entries(answers)) {
        const asked = questionIn(definition, id)
        const column = byId.get(id)
        if (!asked || !column) throw new Error(`answer to ${id} cannot be shown`)
        expect(column.lastVersion).toBeGreaterThanOrEqual(version)
        if (asked.type !== 'rows' || !Array.isArray(answer)) continue
        const childColumns = new Set(column.children.map((child) => child.question.id))
        for (const row of answer) for (const childId of Object.keys(row)) expect(childColumns.has(childId)).toBe(true)
      }
    }
  }
}

const answerFor = ({ type, children = [] }: Question, pick: number): Json => {
  if (type === 'rows') {
    return [0, 1].map((row) => Object.fromEntries(children.map((child) => [child.id, answerFor(child, pick + row)])))
  }
  const values = valueFor[type] ?? [null]
  return values[pick % values.length] ?? null
}

test('10,000 random lives of a form (edit, publish, submit) never lose a stored answer', () => {
  let answers = 0
  let versions = 0
  let deletedWithAnswers = 0
  fc.assert(
    fc.property(fc.array(step, { minLength: 8, maxLength: 40, size: 'max' }), (steps) => {
      const life = new Life()
      for (const next of steps) life.run(next)
      life.check()
      answers += life.stored.length
      versions += life.versions.length
      const kept = allIds(life.draft)
      if (life.stored.some(({ json }) => Object.keys(JSON.parse(json)).some((id) => !kept.has(id))))
        deletedWithAnswers++
    }),
    { seed, numRuns: runs },
  )
  console.info(
    `lossless: seed ${seed}, ${runs} lives, ${versions} versions, ${answers} stored, ${deletedWithAnswers} lives with answers to deleted questions`,
  )
  expect(answers).toBeGreaterThan(runs / 2)
  expect(deletedWithAnswers).toBeGreaterThan(500)
}, 240_000)
