// What every question type keeps to, for each folder there is (docs/architecture.md). Runs in Node and in jsdom: the
// same judgements in both are the proof that the pure files are isomorphic. Drawing is in question-types.browser.test.tsx.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnyQuestionType, Schema } from '#sdk'
import { traitsOf } from '#sdk'
import { inertText } from '#server/sheet/cell-safety'
import declaration from '../../locales/languages.json'
import type { Json, Question } from '../shared/form/definition.ts'
import { randomId } from '../shared/form/ids.ts'
import { type Issue, noIssues } from '../shared/form/issue.ts'
import { re2Patterns } from '../shared/form/pattern-re2.ts'
import type { Fact, FormatContext } from '../shared/form/question-type.ts'
import { pickText } from '../shared/form/text.ts'
import { type Counter, negateTally, put, type Tally, tallyOf } from '../shared/statistics/tally.ts'
import { answersLike } from './testing/json-arbitraries.ts'
import {
  definitions,
  folders,
  formatters,
  localesOf,
  sourceOf,
  sourceWithImports,
  statistics,
  validators,
} from './testing/question-type-folders.ts'

const now = Date.UTC(2026, 5, 15, 12)

test('there are question types', () => {
  expect(folders.size).toBeGreaterThan(7)
})

describe.each([...folders.keys()])('question type %s', (id) => {
  const definition = definitions.get(id)
  const files = folders.get(id) ?? []

  test('1. the folder is complete, is named like its type, and holds nothing unknown', () => {
    expect(definition, 'definition.ts with a default export').toBeDefined()
    expect(definition?.id).toBe(id)
    expect(id).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
    expect(requiredFiles(id, definition?.answer !== null).filter((file) => !files.includes(file))).toEqual([])
    expect(files.filter((file) => !isKnownFile(id, file))).toEqual([])
  })
  if (!definition) return

  const { examples } = definition
  const collects = definition.answer !== null
  const answers: readonly Json[] = examples.map(({ answer }) => answer)

  test('2. defaults and new options satisfy the schema and survive storage', () => {
    expect(parsed(definition.options, definition.defaults)).toEqual(definition.defaults)
    expect(asStored(definition.defaults)).toEqual(definition.defaults)
    if (!definition.create) return
    const created = definition.create(() => randomId(6))
    expect(parsed(definition.options, created)).toEqual(created)
    expect(asStored(created)).toEqual(created)
    let asked = 0
    definition.create(() => `id${asked++}`)
    expect(asked, 'create() that asks for no id is not needed').toBeGreaterThan(0)
  })

  test('3. the operators and the files that go with them are stated', () => {
    const { operators, collects: traitCollects } = traitsOf(definition)
    expect(traitCollects).toBe(collects)
    expect(new Set(operators).size).toBe(operators.length)
    expect(validators.has(id)).toBe(collects)
    expect(formatters.has(id)).toBe(collects)
    if (!collects) expect(statistics.has(id)).toBe(false)
    // Files that nobody claims for a record are swept after a day.
    if (definition.files) expect(sourceOf(id, 'server.ts')).toMatch(/\bclaim\b/)
  })

  test('3. every example has options the schema returns unchanged', () => {
    for (const { options } of examples) {
      expect(parsed(definition.options, options)).toEqual(options)
      expect(asStored(options)).toEqual(options)
    }
  })

  test('4. texts are there in every declared language, with the same keys, plural forms and placeholders', () => {
    const locales = localesOf(id)
    const source = locales.get('zh-cn')
    expect(source?.admin?.title).toBeTruthy()
    expect(source?.admin?.aliases).toBeTruthy()
    expect([...locales.keys()].sort()).toEqual([...declaration.languages].sort())
    for (const [language, texts] of locales) {
      expect(Object.keys(texts).filter((side) => side !== 'fill' && side !== 'admin')).toEqual([])
      for (const side of ['fill', 'admin'] as const) {
        const own = texts[side]
        expect(wrongPlurals(own ?? {}, language), `plural forms of ${language}`).toEqual([])
        // Languages whose texts for authors are still to come have none, not some.
        if (!own && side === 'admin' && !declaration.complete['*'].includes(language)) continue
        expect(shapeOfTexts(own ?? {}), `${side} of ${language}`).toEqual(shapeOfTexts(source?.[side] ?? {}))
      }
    }
  })

  test('4. every text the sources ask for exists', () => {
    const { fill = {}, admin = {} } = localesOf(id).get('zh-cn') ?? {}
    const onPage = ['renderer.tsx', 'formatter.ts', 'statistics.ts', 'validator.ts'].flatMap((file) =>
      askedKeys(id, file),
    )
    const inConsole = ['designer.tsx', 'chart.tsx', 'cell.tsx', 'detail.tsx'].flatMap((file) => askedKeys(id, file))
    expect(onPage.filter((key) => !hasText(fill, key))).toEqual([])
    expect(inConsole.filter((key) => !hasText(fill, key) && !hasText(admin, key))).toEqual([])
  })

  test('10. the stories show every state under a static title', () => {
    const source = sourceOf(id, `${id}.stories.tsx`)
    const wanted = collects ? ['Empty', 'Filled', 'WithError', 'ReadOnly', 'Designer'] : ['Designer']
    const exported = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
    expect(wanted.filter((name) => !exported.includes(name))).toEqual([])
    expect(exported.length).toBeGreaterThan(1)
    expect(source).toMatch(/^export default \{ title: 'Question types \/ [^']+' \} satisfies StoryDefault$/m)
  })

  if (!collects) return
  const validator = validators.get(id)
  const formatter = formatters.get(id)
  if (!validator || !formatter) return

  const checkOf = (options: unknown, children: readonly Question[] = []) =>
    validator.prepare(options, { patterns: re2Patterns, children })
  const judge = (answer: unknown, check: ReturnType<typeof checkOf>): readonly Issue[] | 'malformed' =>
    validator.is(answer) ? check(answer, { now }) : 'malformed'

  test('3. schema and validator judge each example as declared', () => {
    expect(examples.some(({ valid }) => valid)).toBe(true)
    expect(examples.some(({ valid }) => !valid)).toBe(true)
    for (const { options, answer, valid, children } of examples) {
      const issues = judge(answer, checkOf(options, children))
      expect(issues.length === 0, `${JSON.stringify(answer)} under ${JSON.stringify(options)}`).toBe(valid)
      if (valid) expect(validator.isEmpty?.(answer) ?? false, `${JSON.stringify(answer)} counts as given`).toBe(false)
    }
  })

  test('3. the validator knows exactly the answers of the schema', () => {
    fc.assert(
      fc.property(answersLike(answers), (answer) => {
        expect(validator.is(answer), JSON.stringify(answer).slice(0, 200)).toBe(accepts(definition.answer, answer))
      }),
      { numRuns: 1500 },
    )
  })

  test('3. whatever is well formed gets issues with texts or the shared nothing, and nothing throws', () => {
    const checks = examples.map(({ options, children }) => checkOf(options, children))
    const locales = [...localesOf(id).values()]
    // Thousands of issues are of a few kinds: each kind is looked up once in all languages.
    const known = new Set<string>()
    const seen = (answer: Json) => {
      // The engine takes an empty answer for none: it is never checked, compared or formatted.
      if (!validator.is(answer) || validator.isEmpty?.(answer)) return
      expectOperand(validator.operand ? validator.operand(answer) : null)
      for (const check of checks) {
        const issues = check(answer, { now })
        if (issues.length === 0) expect(issues, 'validators run hot: return noIssues').toBe(noIssues)
        for (const issue of issues) {
          expect(issue.code).toMatch(new RegExp(`^${id}\\.[a-z][A-Za-z]*$`))
          const kind = `${issue.code} ${Object.entries(issue.params ?? {}).map(([name, value]) => `${name} ${typeof value}`)}`
          if (known.has(kind)) continue
          known.add(kind)
          for (const { fill = {} } of locales) expectText(fill, issue)
        }
      }
    }
    for (const answer of answers) seen(answer)
    fc.assert(fc.property(answersLike(answers), seen), { numRuns: 500 })
  })

  test('7. the formatter writes one line, and as many cells as headings', () => {
    const seen = (answer: Json) => {
      if (!validator.is(answer) || validator.isEmpty?.(answer)) return
      for (const { options, children } of examples) {
        const context = formatContext(id, children)
        const text = formatter.text(answer, options, context)
        expect(text).not.toContain('question-types/')
        const headers = formatter.headers?.(options, context) ?? ['']
        const cells = formatter.cells?.(answer, options, context) ?? [text]
        expect(cells.length).toBe(headers.length)
        for (const cell of cells) {
          if (typeof cell === 'number') expect(Number.isFinite(cell)).toBe(true)
          else if (cell !== null) expect(inertText(cell), 'what the exporter writes').not.toMatch(formula)
        }
      }
    }
    for (const { options, answer, valid, children } of examples) {
      if (!valid) continue
      const text = formatter.text(answer, options, formatContext(id, children))
      expect(text.trim()).not.toBe('')
      expect(text).not.toMatch(/[\r\n]/)
      seen(answer)
    }
    fc.assert(fc.property(answersLike(answers), seen), { numRuns: 300 })
  })

  const counting = statistics.get(id)
  if (!counting) return

  test('8. facts name known parts and values', () => {
    for (const { options, answer, valid, children } of examples) {
      if (!valid) continue
      const context = formatContext(id, children)
      const parts = counting.parts?.(options, context)
      const values = counting.values?.(options, context)
      for (const labelled of [parts ?? [], values ?? []]) {
        expect(new Set(labelled.map((item) => item.id)).size).toBe(labelled.length)
        for (const { label } of labelled) expect(label).not.toMatch(/^$|question-types\//)
      }
      for (const fact of counting.facts(answer, options)) {
        if (parts) expect(parts.map((part) => part.id)).toContain(fact.part)
        else expect(fact.part).toBeUndefined()
        if (values && 'value' in fact) expect(values.map((value) => value.id)).toContain(fact.value)
        if ('number' in fact) expect(Number.isFinite(fact.number)).toBe(true)
      }
    }
  })

  test('8. figures do not depend on the order of answers, and removing an answer undoes it', () => {
    const sets: (readonly Fact[])[] = examples
      .filter(({ valid }) => valid)
      .map(({ answer, options }) => counting.facts(answer, options))
    const tallies = sets.map(tallyOf)
    const all = tallies.reduce(merged, noTally)
    expect(counts(tallies.toReversed().reduce(merged, noTally))).toEqual(counts(all))
    expect(counts(merged(all, noTally))).toEqual(counts(all))
    for (const each of tallies) expect(counts(merged(merged(all, each), negateTally(each)))).toEqual(counts(all))
    expect(counts(tallies.map(negateTally).reduce(merged, all))).toEqual([])
  })
})

const noTally: Tally = new Map()

/** As the projector adds up a batch. */
const merged = (a: Tally, b: Tally): Tally => {
  const sum = new Map(a)
  for (const counter of b.values()) put(sum, counter)
  return sum
}

const requiredFiles = (id: string, collects: boolean): readonly string[] => [
  'definition.ts',
  'renderer.tsx',
  'designer.tsx',
  `${id}.stories.tsx`,
  'locales/zh-cn.json',
  'locales/en.json',
  ...(collects ? ['validator.ts', 'formatter.ts', 'driver.ts'] : []),
]

/** Role names are fixed, so that a file in the wrong place is found; everything else a type needs is in parts/. */
const isKnownFile = (id: string, file: string): boolean =>
  roles.has(file) ||
  file === `${id}.stories.tsx` ||
  /^locales\/[a-z]{2}(-[a-z]{2})?\.json$/.test(file) ||
  /^(steps\/\d\d-[a-z0-9-]+\.ts|released\/\d+\.json)$/.test(file) ||
  new RegExp(`^${id}(\\.browser)?\\.test\\.tsx?$`).test(file) ||
  /^parts\/[a-z0-9]+(-[a-z0-9]+)*(\.browser)?(\.test)?\.tsx?$/.test(file)

const roles = new Set([
  'definition.ts',
  'validator.ts',
  'formatter.ts',
  'statistics.ts',
  'addresses.ts',
  'renderer.tsx',
  'designer.tsx',
  'chart.tsx',
  'cell.tsx',
  'detail.tsx',
  'server.ts',
  'driver.ts',
  'README.md',
])

const validated = (schema: Schema<unknown>, value: unknown) => {
  const result = schema['~standard'].validate(value)
  if (result instanceof Promise) throw new Error('Schemas of question types answer at once')
  return result
}

const accepts = (schema: AnyQuestionType['answer'], value: unknown): boolean =>
  schema !== null && !validated(schema, value).issues

const parsed = (schema: Schema<unknown>, value: unknown): unknown => {
  const result = validated(schema, value)
  return result.issues ? { refused: result.issues } : result.value
}

const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** What spreadsheet programs run (CSV injection, T21). */
const formula = /^\s*[=+\-@]/

const pluralSuffix = /_(zero|one|two|few|many|other)$/

/** Placeholders by key, plural forms taken together. */
const shapeOfTexts = (texts: Readonly<Record<string, string>>): Record<string, readonly string[]> => {
  const shape: Record<string, readonly string[]> = {}
  for (const [key, text] of Object.entries(texts)) {
    const base = key.replace(pluralSuffix, '')
    shape[base] = [...new Set([...(shape[base] ?? []), ...placeholdersOf(text)])].sort()
  }
  return shape
}

const placeholdersOf = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)

const wrongPlurals = (texts: Readonly<Record<string, string>>, language: string): string[] => {
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const bases = new Set(
    Object.keys(texts).flatMap((key) => (pluralSuffix.test(key) ? [key.replace(pluralSuffix, '')] : [])),
  )
  const formsOf = (base: string) =>
    Object.keys(texts).flatMap((key) => (key.startsWith(`${base}_`) ? [key.slice(base.length + 1)] : []))
  return [...bases].filter((base) => formsOf(base).sort().join() !== [...wanted].sort().join())
}

const hasText = (texts: Readonly<Record<string, string>>, key: string): boolean =>
  key in texts || `${key}_other` in texts

/** Keys of literal `t('…')` calls in a file and in what it imports. */
const askedKeys = (id: string, file: string): string[] =>
  [...sourceWithImports(id, file).matchAll(/\bt\('([^']+)'/g)].map(([, key = '']) => key)

/** The issue's text exists and all its placeholders are filled. */
const expectText = (fill: Readonly<Record<string, string>>, { code, params = {} }: Issue) => {
  const key = `issue.${code.slice(code.indexOf('.') + 1)}`
  expect(hasText(fill, key), `text ${key}`).toBe(true)
  const text = fill[key] ?? fill[`${key}_other`] ?? ''
  expect(placeholdersOf(text).filter((name) => !(name in params))).toEqual([])
  if (!(key in fill)) expect(params.count, `${key} has plural forms and needs a count`).toBeTypeOf('number')
}

const expectOperand = (operand: unknown) => {
  const ok =
    operand === null ||
    typeof operand === 'string' ||
    typeof operand === 'number' ||
    (Array.isArray(operand) && operand.every((member) => typeof member === 'string'))
  expect(ok, JSON.stringify(operand)).toBe(true)
}

const formatContext = (id: string, children: readonly Question[] = []): FormatContext => {
  const { fill = {} } = localesOf(id).get('zh-cn') ?? {}
  const text: FormatContext['text'] = (wording) => pickText(wording, 'zh-cn', 'zh-cn')
  return {
    language: 'zh-cn',
    text,
    t: (key, params = {}) =>
      (fill[key] ?? fill[`${key}_other`] ?? `question-types/${id}:${key}`).replace(
        /\{\{(\w+)\}\}/g,
        (_, name: string) => String(params[name] ?? ''),
      ),
    fileUrl: (fileId) => `/file/${fileId}`,
    children: children.map((question) => ({
      question,
      format: (answer) =>
        validators.get(question.type)?.is(answer)
          ? (formatters.get(question.type)?.text(answer, question.options, formatContext(question.type)) ?? '')
          : '',
    })),
  }
}

/** Counters without the extremes, which a removal leaves open, and in a fixed order. */
const counts = (tally: ReadonlyMap<string, Counter>) =>
  [...tally].map(([key, { count, sum }]) => ({ key, count, sum })).sort((a, b) => a.key.localeCompare(b.key))
