// Options and answers: schema, validator and examples judge alike.

import type { Json, Question, WrittenQuestion } from '#sdk'
import { randomId } from '../../shared/form/ids.ts'
import { noIssues } from '../../shared/form/issue.ts'
import { re2Patterns } from '../../shared/form/pattern-re2.ts'
import { now } from './constants.ts'
import { fuzz, given } from './fuzz.ts'
import { isJson } from './is-json.ts'
import type { Problem } from './problem.ts'
import { problem, said, short } from './problem.ts'
import { accepts, asStored, inKeyOrder, isOperand, validated } from './schema.ts'
import { spoken } from './text-checks.ts'
import { missingText } from './text-shape.ts'
import type { TypeFolder } from './type-folder.ts'

export const defaultProblems = (type: TypeFolder): Problem[] => {
  const { definition } = type
  if (!definition) return []
  const { options: schema, defaults, create, examples } = definition
  const found: Problem[] = []
  const survives = (name: string, options: unknown) => {
    const parsed = validated(schema, options)
    if (parsed.issues)
      found.push(
        problem(
          type,
          'definition.ts',
          `${name} are refused by the options schema: ${parsed.issues[0]?.message} at ${short(parsed.issues[0]?.path)}`,
          'change one of the two',
        ),
      )
    else if (JSON.stringify(inKeyOrder(parsed.value)) !== JSON.stringify(inKeyOrder(options)))
      found.push(
        problem(type, 'definition.ts', `the options schema changes ${name}`, 'leave transformations out of the schema'),
      )
    if (!isJson(options))
      found.push(
        problem(
          type,
          'definition.ts',
          `${name} are not plain JSON`,
          'store numbers, texts, lists and objects; leave members out instead of undefined',
        ),
      )
  }
  survives('the defaults', defaults)
  for (const [index, { options }] of examples.entries()) survives(`the options of example ${index}`, options)
  if (create) {
    survives(
      'new options',
      create(() => randomId(6)),
    )
    let asked = 0
    create(() => `id${asked++}`)
    if (asked === 0) found.push(problem(type, 'definition.ts', 'create() asks for no id', 'remove it: the defaults do'))
  }
  for (const written of questionnaires) {
    const made = definition.fromWriting?.(written, () => randomId(6))
    if (made) survives(`options written as ${short(written.title)}`, made.options)
  }
  return found
}

/** Questions as people write them; each type makes of them what it can. */
const questionnaires: readonly WrittenQuestion[] = ['one', 'several', 'none'].flatMap((marks) =>
  ['Name', 'I live in ____ and take ____ minutes.'].flatMap((title) =>
    [[], ['Tea', 'Coffee', 'Other: ____'], Array.from({ length: 300 }, (_, at) => `Choice ${at}`)].map((choices) => ({
      title,
      choices,
      marks: marks as WrittenQuestion['marks'],
      isNamed: choices.length > 0,
      language: 'en',
    })),
  ),
)

const checkOf = ({ validator }: TypeFolder, options: unknown, children: readonly Question[] = []) =>
  validator?.prepare(options, { patterns: re2Patterns, children }) ?? (() => noIssues)

export const judgementProblems = (type: TypeFolder): Problem[] => {
  const { definition, validator } = type
  if (!definition || !validator || definition.answer === null) return []
  const { examples, answer: schema } = definition
  const found: Problem[] = []
  const add = (file: string, what: string, remedy: string) => found.push(problem(type, file, what, remedy))
  if (!examples.some(({ valid }) => valid) || !examples.some(({ valid, empty }) => !valid && !empty))
    add('definition.ts', 'examples show no valid or no refused answer', 'give at least one of each')
  for (const { options, answer, valid, empty, children } of examples) {
    const name = `the answer ${short(answer)}`
    if (!isJson(answer)) {
      add(
        'definition.ts',
        `${name} is not what comes back out of JSON: ${short(asStored(answer))}`,
        'answers are stored as JSON: use texts for dates, and leave members out instead of undefined',
      )
      continue
    }
    const stored = asStored(answer) as Json
    if (validator.is(stored) !== accepts(schema, stored))
      add(
        'validator.ts',
        `is() says ${validator.is(stored)} of ${short(stored)}, the answer schema ${accepts(schema, stored)}`,
        'let both say the same',
      )
    if (empty) {
      if (!validator.is(stored))
        add('definition.ts', `${name} is stated as empty and malformed`, 'an empty answer is well formed')
      else if (!validator.isEmpty?.(stored))
        add(
          'validator.ts',
          `${name} counts as given, the example says empty`,
          'let isEmpty() return true for it, or required means nothing',
        )
      continue
    }
    try {
      const issues = validator.is(stored) ? checkOf(type, options, children)(stored, { now }) : null
      const isRight = issues !== null && issues.length === 0
      if (isRight !== valid)
        add(
          'validator.ts',
          `${name} under ${short(options)} is judged ${isRight ? 'right' : `wrong (${short(issues)})`}, the example says valid: ${valid}`,
          'change the check or the example',
        )
      if (valid && validator.isEmpty?.(stored))
        add('validator.ts', `${name} counts as not given`, 'isEmpty() is for answers that say nothing')
    } catch (failure) {
      add('validator.ts', `${name} throws: ${said(failure)}`, 'a check returns issues, never exceptions')
    }
  }
  const silent = emptyCandidates.filter((candidate) => accepts(schema, candidate))
  if ((validator.isEmpty || silent.length > 0) && !examples.some(({ empty }) => empty))
    add(
      'definition.ts',
      `no example says which answers count as not given${silent.length > 0 ? `; the schema accepts ${short(silent[0])}` : ''}`,
      'add { options, answer, valid: false, empty: true }, and isEmpty() to the validator',
    )
  return found
}

/** What a cleared control leaves behind. */
const emptyCandidates: readonly Json[] = ['', ' ', [], {}, { ids: [] }]

export const fuzzProblems = (type: TypeFolder): Problem[] => {
  const { id, definition, validator } = type
  if (!definition || !validator || definition.answer === null) return []
  const found = fuzz(
    type,
    'validator.ts',
    (answer) => {
      const [is, accepted] = [validator.is(answer), accepts(definition.answer, answer)]
      return is === accepted ? null : `says is() ${is}, and the answer schema ${accepted}`
    },
    1200,
  )
  const checks = definition.examples.map(({ options, children }) => checkOf(type, options, children))
  const locales = [...spoken(type)]
  const known = new Set<string>()
  return [
    ...found,
    ...fuzz(
      type,
      'validator.ts',
      (answer) => {
        if (!given(type, answer)) return null
        if (!isOperand(validator.operand ? validator.operand(answer) : null))
          return 'has an operand that is no text, number or list of ids'
        for (const check of checks) {
          const issues = check(answer, { now })
          if (issues.length === 0 && issues !== noIssues) return 'returns an empty list of its own: return noIssues'
          for (const issue of issues) {
            if (!new RegExp(`^${id}\\.[a-z][A-Za-z]*$`).test(issue.code))
              return `gives the issue '${issue.code}', which is not ${id}.<name>`
            const kind = `${issue.code} ${Object.keys(issue.params ?? {})}`
            if (known.has(kind)) continue
            known.add(kind)
            for (const [name, { fill = {} }] of locales) {
              const missing = missingText(fill, issue)
              if (missing) return `gives ${issue.code}, and locales/${name}.json ${missing}`
            }
          }
        }
        return null
      },
      500,
    ),
  ]
}
