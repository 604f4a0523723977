// What every question type keeps to without being drawn (docs/adr/0036). Each check tells what is wrong, in which file,
// and what to do; none stops the others.
import fc from 'fast-check'
import type { Json, Question, Schema } from '#sdk'
import { traitsOf } from '#sdk'
import { inertText } from '#server/modules/export/cell-safety'
import declaration from '../../../locales/languages.json'
import { addressPattern } from '../../shared/form/address.ts'
import { operatorsAt } from '../../shared/form/addresses.ts'
import { randomId } from '../../shared/form/ids.ts'
import { type Issue, noIssues } from '../../shared/form/issue.ts'
import { re2Patterns } from '../../shared/form/pattern-re2.ts'
import type { Address, AddressContext, Fact, FormatContext, Operand } from '../../shared/form/question-type.ts'
import { pickText } from '../../shared/form/text.ts'
import {
  addAnswer,
  type Counter,
  emptyTally,
  mergeTallies,
  removeAnswer,
  tallyOf,
} from '../../shared/statistics/tally.ts'
import { answersLike } from '../testing/json-arbitraries.ts'
import { type Release, releaseProblems } from '../testing/released.ts'
import { askedKeys } from './asked-keys.ts'
import { followPlace } from './follow-place.ts'
import { isJson } from './is-json.ts'
import { type Problem, problem, said, short } from './problem.ts'
import { answersOf } from './schema-arbitraries.ts'
import type { PluginTexts, TypeFolder } from './type-folder.ts'

export interface Check {
  readonly name: string
  readonly judge: (type: TypeFolder) => readonly Problem[]
}

/** The language of sources: meaning is stated in it. */
const language = 'zh-cn'
const now = Date.UTC(2026, 5, 15, 12)
/** One seed for everybody: what fails once fails for all. */
const seed = 20_260_801

export const pureChecks: readonly Check[] = [
  {
    name: '1. the folder is complete, is named like its type, and every module can be imported without a page',
    judge: (type) => [...moduleProblems(type), ...folderProblems(type)],
  },
  {
    name: '2. defaults and new options satisfy the schema and survive storage',
    judge: (type) => defaultProblems(type),
  },
  { name: '3. validator, schema and examples judge alike', judge: (type) => judgementProblems(type) },
  { name: '3. whatever the schema allows is judged, compared and never throws', judge: (type) => fuzzProblems(type) },
  { name: '4. texts are there in every declared language', judge: (type) => localeProblems(type) },
  { name: '4. every text the sources ask for exists, and every text is asked for', judge: (type) => keyProblems(type) },
  { name: '7. the formatter writes one line, and as many cells as headings', judge: (type) => formatProblems(type) },
  { name: '7. examples say how answers read, in text and in cells', judge: (type) => meaningProblems(type) },
  { name: '8. facts name known parts and values, and are what the examples say', judge: (type) => factProblems(type) },
  { name: '8. figures add, merge and take away', judge: (type) => tallyProblems(type) },
  { name: '9. parts of answers are found by rules and by the database alike', judge: (type) => addressProblems(type) },
  { name: '9. whatever was ever released is still read', judge: (type) => releasedProblems(type) },
  { name: '10. the stories show every state under a static title', judge: (type) => storyProblems(type) },
]

// --- the folder -------------------------------------------------------------------------------------------------------

const moduleProblems = (type: TypeFolder): Problem[] =>
  [...type.failures].map(([file, failure]) =>
    problem(
      type,
      file,
      `it cannot be imported: ${said(failure)}`,
      /window|document|navigator|localStorage|HTMLElement/.test(said(failure)) ||
        /Cannot read properties of undefined/.test(said(failure))
        ? 'nothing may touch window or document while it is imported, because the server draws it too: do it inside the component, in an effect'
        : 'make the module importable in Node, with a default export',
    ),
  )

const folderProblems = (type: TypeFolder): Problem[] => {
  const { id, files, definition } = type
  if (type.failures.has('definition.ts')) return []
  if (!definition)
    return [problem(type, 'definition.ts', 'there is no default export', 'export default defineQuestionType({ … })')]
  const collects = definition.answer !== null
  const found: Problem[] = []
  if (definition.id !== id)
    found.push(
      problem(
        type,
        'definition.ts',
        `its id is '${definition.id}', its folder '${id}'`,
        `write id: '${id}', or rename the folder; two types never share an id`,
      ),
    )
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    found.push(problem(type, '.', `'${id}' is no name of a type`, 'use lower-case words joined by hyphens'))
  for (const file of requiredFiles(id, collects).filter((each) => !files.includes(each)))
    found.push(
      problem(type, file, 'the file is missing', 'write it; docs/plugin-guide/question-type.md says what it holds'),
    )
  for (const file of files.filter((each) => !isKnownFile(id, each)))
    found.push(problem(type, file, 'no role has this name', 'put helpers into parts/, old shapes into steps/'))
  for (const role of ['validator', 'formatter'] as const)
    if ((type[role] !== undefined) !== collects && !type.failures.has(`${role}.ts`))
      found.push(
        collects
          ? problem(type, `${role}.ts`, 'the type collects answers and has none', 'add the file')
          : problem(
              type,
              `${role}.ts`,
              'the type collects nothing',
              'delete it, or give the definition an answer schema',
            ),
      )
  if (!collects && (type.statistics || type.addresses))
    found.push(problem(type, 'statistics.ts', 'the type collects nothing', 'delete statistics.ts and addresses.ts'))
  const { operators } = traitsOf(definition)
  if (new Set(operators).size !== operators.length)
    found.push(
      problem(
        type,
        'definition.ts',
        `an operator is named twice: ${operators.join(', ')}`,
        'name each once; isNull and notNull are there anyway',
      ),
    )
  return found
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
  new RegExp(`^${id}(\\.browser)?\\.test\\.tsx?$`).test(file) ||
  /^(steps\/\d\d-[a-z0-9-]+\.ts|released\/\d+\.json)$/.test(file) ||
  /^parts\/[a-z0-9]+(-[a-z0-9]+)*(\.browser)?(\.test)?\.tsx?$/.test(file)

const roles = new Set([
  ...['definition.ts', 'validator.ts', 'formatter.ts', 'statistics.ts', 'addresses.ts', 'server.ts', 'driver.ts'],
  ...['renderer.tsx', 'designer.tsx', 'chart.tsx', 'cell.tsx', 'detail.tsx', 'print.tsx', 'icon.tsx', 'README.md'],
])

// --- options and answers ----------------------------------------------------------------------------------------------

const defaultProblems = (type: TypeFolder): Problem[] => {
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
  return found
}

const checkOf = ({ validator }: TypeFolder, options: unknown, children: readonly Question[] = []) =>
  validator?.prepare(options, { patterns: re2Patterns, children }) ?? (() => noIssues)

const judgementProblems = (type: TypeFolder): Problem[] => {
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

const fuzz = (type: TypeFolder, file: string, each: (answer: Json) => string | null, numRuns: number): Problem[] => {
  const { definition } = type
  if (!definition || definition.answer === null) return []
  const made = answersOf(definition)
  if (!made)
    return [
      problem(
        type,
        'definition.ts',
        'the answer schema does not tell what answers look like',
        'write generate(random) beside it: an answer out of random numbers',
      ),
    ]
  const examples: readonly Json[] = definition.examples.map(({ answer }) => asStored(answer) as Json)
  const outcome = fc.check(
    fc.property(fc.oneof({ weight: 3, arbitrary: made }, { weight: 2, arbitrary: answersLike(examples) }), (answer) => {
      let wrong: string | null
      try {
        wrong = each(answer)
      } catch (failure) {
        wrong = `throws: ${said(failure)}`
      }
      if (wrong !== null) throw new Error(wrong)
    }),
    { numRuns, seed },
  )
  if (!outcome.failed) return []
  const what = outcome.errorInstance instanceof Error ? outcome.errorInstance.message : String(outcome.errorInstance)
  return [
    problem(
      type,
      file,
      `for the answer ${short(outcome.counterexample?.[0])} it ${what}`,
      'the schema allows this answer: handle it, or make the schema stricter',
    ),
  ]
}

/** Well formed and given: what the engine compares, formats and counts. */
const given = ({ validator }: TypeFolder, answer: Json): boolean =>
  validator?.is(answer) === true && !validator.isEmpty?.(answer)

const fuzzProblems = (type: TypeFolder): Problem[] => {
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

// --- texts ------------------------------------------------------------------------------------------------------------

/** Languages a type speaks to respondents; English stands in for the others (docs/adr/0036). */
const spoken = ({ locales, definition }: TypeFolder): ReadonlyMap<string, PluginTexts> => {
  const wanted = definition?.languages
  return new Map([...locales].filter(([name]) => !wanted || wanted.includes(name)))
}

const localeProblems = (type: TypeFolder): Problem[] => {
  const { locales, definition } = type
  const found: Problem[] = []
  const add = (name: string, what: string, remedy: string) =>
    found.push(problem(type, `locales/${name}.json`, what, remedy))
  const source = locales.get(language)
  for (const key of ['title', 'aliases'])
    if (!source?.admin?.[key]) add(language, `admin has no "${key}"`, 'the palette shows and searches by it')
  const wanted = definition?.languages ?? declaration.languages
  for (const name of ['en', language])
    if (!wanted.includes(name))
      found.push(
        problem(
          type,
          'definition.ts',
          `languages leave out ${name}`,
          'zh-cn is the source of texts, English stands in for languages a type does not speak',
        ),
      )
  for (const name of wanted)
    if (!locales.has(name))
      add(
        name,
        'the file is missing',
        "write it, or name the languages the type speaks in its definition: languages: ['zh-cn', 'en']; English stands in for the others",
      )
  for (const name of locales.keys())
    if (!declaration.languages.includes(name)) add(name, 'no such language is offered', 'rename or delete the file')
  for (const [name, texts] of locales) {
    for (const side of Object.keys(texts))
      if (side !== 'fill' && side !== 'admin')
        add(name, `there is no part "${side}"`, 'texts are in fill (respondents) and admin (authors)')
    for (const side of ['fill', 'admin'] as const) {
      const own = texts[side] ?? {}
      // Languages whose texts for authors are still to come have none, not some.
      if (side === 'admin' && texts.admin === undefined && !declaration.complete['*'].includes(name)) continue
      const [has, needs] = [shapeOfTexts(own), shapeOfTexts(source?.[side] ?? {})]
      for (const key of Object.keys(needs)) {
        if (!has[key])
          add(
            name,
            `${side} has no "${key}"`,
            `translate "${source?.[side]?.[key] ?? key}" of locales/${language}.json`,
          )
        else if (has[key].join() !== needs[key]?.join())
          add(
            name,
            `${side}."${key}" has the placeholders ${short(has[key])}, the source ${short(needs[key])}`,
            'use the same ones',
          )
      }
      for (const key of Object.keys(has))
        if (!needs[key])
          add(
            name,
            `${side} has "${key}", which locales/${language}.json has not`,
            'delete it, or add it to the source',
          )
      for (const base of wrongPlurals(own, name))
        add(
          name,
          `${side}."${base}" has not the plural forms of the language`,
          `write ${new Intl.PluralRules(name)
            .resolvedOptions()
            .pluralCategories.map((form) => `${base}_${form}`)
            .join(', ')}`,
        )
    }
  }
  return found
}

const pageFiles = ['renderer.tsx', 'formatter.ts', 'statistics.ts', 'validator.ts', 'print.tsx']
const consoleFiles = ['designer.tsx', 'chart.tsx', 'cell.tsx', 'detail.tsx', 'addresses.ts']

const keyProblems = (type: TypeFolder): Problem[] => {
  const { fill = {}, admin = {} } = type.locales.get(language) ?? {}
  const found: Problem[] = []
  const asked = { literal: new Set<string>(), prefixes: new Set<string>() }
  const look = (file: string, has: (key: string) => boolean, where: string) => {
    const all = type.sourcesOf(file).map(askedKeys)
    const literal = all.flatMap((each) => each.literal)
    const prefixes = all.flatMap((each) => each.prefixes)
    for (const key of literal) asked.literal.add(key)
    for (const prefix of prefixes) asked.prefixes.add(prefix)
    for (const key of new Set([
      ...literal.filter((each) => !has(each)),
      ...all.flatMap(({ together }) => together(has)),
    ]))
      found.push(
        problem(
          type,
          `locales/${language}.json`,
          `${where} has no "${key}", which ${file} or a part of it asks for`,
          'add it in every language the type speaks',
        ),
      )
  }
  for (const file of pageFiles) look(file, (key) => hasText(fill, key), 'fill')
  for (const file of consoleFiles) look(file, (key) => hasText(fill, key) || hasText(admin, key), 'admin')
  const unused = (key: string) =>
    !/^(issue\.|title$|aliases$|group$)/.test(key) &&
    !asked.literal.has(key) &&
    !asked.literal.has(key.replace(pluralSuffix, '')) &&
    ![...asked.prefixes].some((prefix) => key.startsWith(prefix)) &&
    !type.files.some(
      (file) =>
        /\.tsx?$/.test(file) &&
        type.sourcesOf(file).some((source) => source.includes(`'${key.replace(pluralSuffix, '')}'`)),
    )
  for (const [side, texts] of [
    ['fill', fill],
    ['admin', admin],
  ] as const)
    for (const key of Object.keys(texts).filter(unused))
      found.push(
        problem(type, `locales/${language}.json`, `${side}."${key}" is used nowhere`, 'delete it in every language'),
      )
  return found
}

// --- how answers read -------------------------------------------------------------------------------------------------

const formatProblems = (type: TypeFolder): Problem[] => {
  const { definition, formatter } = type
  if (!definition || !formatter) return []
  return fuzz(
    type,
    'formatter.ts',
    (answer) => {
      if (!given(type, answer)) return null
      for (const { options, children } of definition.examples) {
        const context = formatContext(type, children)
        const text = formatter.text(answer, options, context)
        if (typeof text !== 'string') return `writes ${short(text)} instead of a text`
        const missing = unwritten(text)
        if (missing) return `writes the key ${missing}, which locales/${language}.json does not hold in fill`
        const headers = formatter.headers?.(options, context) ?? ['']
        const cells = formatter.cells?.(answer, options, context) ?? [text]
        if (cells.length !== headers.length) return `writes ${cells.length} cells below ${headers.length} headings`
        for (const cell of cells) {
          if (typeof cell === 'number' && !Number.isFinite(cell)) return `writes ${cell} into a cell`
          if (typeof cell === 'string' && formula.test(inertText(cell)))
            return 'writes a cell that a spreadsheet would run'
        }
      }
      return null
    },
    400,
  )
}

const meaningProblems = (type: TypeFolder): Problem[] => {
  const { definition, formatter, validator, addresses } = type
  if (!definition || !formatter || !validator) return []
  const found: Problem[] = []
  const differs = (file: string, name: string, says: unknown, example: unknown, answer: unknown) => {
    if (JSON.stringify(says) !== JSON.stringify(example))
      found.push(
        problem(
          type,
          file,
          `${name} of the answer ${short(answer)} is ${short(says)}, the example says ${short(example)}`,
          'correct whichever is wrong',
        ),
      )
  }
  const valid = definition.examples.filter((example) => example.valid)
  for (const { options, answer, text, cells, operand, at, children } of valid) {
    try {
      const context = formatContext(type, children)
      const line = formatter.text(answer, options, context)
      if (line.trim() === '' || /[\r\n]/.test(line))
        found.push(
          problem(type, 'formatter.ts', `the text of ${short(answer)} is empty or has several lines`, 'write one line'),
        )
      if (text !== undefined) differs('formatter.ts', 'the text', line, text, answer)
      if (cells !== undefined)
        differs('formatter.ts', 'the cells', formatter.cells?.(answer, options, context) ?? [line], cells, answer)
      const compared = validator.operand
        ? validator.operand(answer)
        : typeof answer === 'string' || typeof answer === 'number'
          ? answer
          : null
      if (operand !== undefined) differs('validator.ts', 'the operand', compared, operand, answer)
      for (const [id, expected] of Object.entries(at ?? {}))
        differs(
          'addresses.ts',
          `the part "${id}"`,
          addresses?.at(answer, id, readers(type, children)) ?? null,
          expected,
          answer,
        )
    } catch (failure) {
      found.push(
        problem(
          type,
          'formatter.ts',
          `the answer ${short(answer)} throws: ${said(failure)}`,
          'format every answer the schema allows',
        ),
      )
    }
  }
  const wants = (name: string, says: boolean) => {
    if (!says)
      found.push(
        problem(
          type,
          'definition.ts',
          `no valid example says its ${name}`,
          `add ${name}: … to one: it is compared with what the code makes of the answer`,
        ),
      )
  }
  wants(
    'text',
    valid.some(({ text }) => text !== undefined),
  )
  if (formatter.cells)
    wants(
      'cells',
      valid.some(({ cells }) => cells !== undefined),
    )
  if (type.statistics)
    wants(
      'facts',
      valid.some(({ facts }) => facts !== undefined),
    )
  if (definition.operators)
    wants(
      'operand',
      valid.some(({ operand }) => operand !== undefined),
    )
  if (addresses)
    wants(
      'at',
      valid.some(({ at }) => at !== undefined),
    )
  return found
}

// --- figures ----------------------------------------------------------------------------------------------------------

const factProblems = (type: TypeFolder): Problem[] => {
  const { definition, statistics } = type
  if (!definition || !statistics) return []
  const found: Problem[] = []
  const add = (what: string, remedy: string) => found.push(problem(type, 'statistics.ts', what, remedy))
  for (const { options, answer, valid, facts: meant, children } of definition.examples) {
    if (!valid) continue
    try {
      const context = formatContext(type, children)
      const [parts, values] = [statistics.parts?.(options, context), statistics.values?.(options, context)]
      for (const listed of [parts ?? [], values ?? []]) {
        if (new Set(listed.map(({ id }) => id)).size !== listed.length)
          add(`an id is listed twice under ${short(options)}`, 'list each once')
        for (const { label } of listed) {
          const missing = unwritten(label)
          if (missing)
            add(
              `a label is the key ${missing}, which locales/${language}.json does not hold`,
              'add it to fill in every language',
            )
          else if (label === '') add('a label is empty', 'call what has no words by its place')
        }
      }
      const facts = statistics.facts(answer, options)
      for (const fact of facts) {
        if (parts && !parts.some(({ id }) => id === fact.part))
          add(
            `a fact of ${short(answer)} names the part ${short(fact.part)}, which parts() does not list`,
            'name a listed part, or none for the whole question',
          )
        if (!parts && fact.part !== undefined)
          add(`a fact names the part ${short(fact.part)}, and there are no parts`, 'list parts()')
        if (values && 'value' in fact && !values.some(({ id }) => id === fact.value))
          add(`a fact counts ${short(fact.value)}, which values() does not list`, 'count listed values only')
        if ('number' in fact && !Number.isFinite(fact.number))
          add(`a fact sums ${fact.number}`, 'sum finite numbers only')
      }
      if (meant !== undefined && inOrder(facts) !== inOrder(meant))
        add(
          `the facts of ${short(answer)} are ${inOrder(facts)}, the example says ${inOrder(meant)}`,
          'correct whichever is wrong',
        )
    } catch (failure) {
      add(`the answer ${short(answer)} throws: ${said(failure)}`, 'count every answer the schema allows')
    }
  }
  return [
    ...found,
    ...fuzz(
      type,
      'statistics.ts',
      (answer) => {
        if (!given(type, answer)) return null
        for (const { options } of definition.examples)
          for (const fact of statistics.facts(answer, options))
            if ('number' in fact && !Number.isFinite(fact.number)) return `sums ${fact.number}`
        return null
      },
      200,
    ),
  ]
}

const inOrder = (facts: readonly Fact[]): string =>
  `[${facts
    .map((fact) => JSON.stringify(Object.fromEntries(Object.entries(fact).sort(([a], [b]) => a.localeCompare(b)))))
    .sort()
    .join(',')}]`

const tallyProblems = (type: TypeFolder): Problem[] => {
  const { definition, statistics } = type
  if (!definition || !statistics) return []
  const sets = definition.examples
    .filter(({ valid }) => valid)
    .map(({ answer, options }): readonly Fact[] => {
      try {
        return statistics.facts(answer, options)
      } catch {
        return []
      }
    })
  const all = sets.reduce(addAnswer, emptyTally)
  const same = [
    sets.toReversed().reduce(addAnswer, emptyTally),
    sets.map(tallyOf).reduce(mergeTallies, emptyTally),
    ...sets.map((facts) => removeAnswer(addAnswer(all, facts), facts)),
  ]
  const isRight =
    same.every((tally) => counts(tally) === counts(all)) && counts(sets.reduce(removeAnswer, all)) === '[]'
  return isRight
    ? []
    : [
        problem(
          type,
          'statistics.ts',
          'figures depend on the order of answers',
          'let facts() depend on the answer and its options alone',
        ),
      ]
}

// --- parts of answers -------------------------------------------------------------------------------------------------

const addressProblems = (type: TypeFolder): Problem[] => {
  const { definition, addresses } = type
  if (!definition || !addresses) return []
  const found: Problem[] = []
  const add = (what: string, remedy: string) => found.push(problem(type, 'addresses.ts', what, remedy))
  for (const { options, answer, valid, children } of definition.examples) {
    if (!valid) continue
    const parts = addresses.list(options, addressContext(type, children))
    if (new Set(parts.map(({ id }) => id)).size !== parts.length)
      add(`an address is listed twice under ${short(options)}`, 'list each once')
    for (const part of parts) {
      if (!new RegExp(`^${addressPattern.source}$`).test(part.id))
        add(
          `'${part.id}' is no address`,
          'join ids by dots, and say behind a colon what is made of them: row1, child1:sum, :rows',
        )
      const missing = unwritten(part.label)
      if (missing || part.label === '')
        add(
          `the label of '${part.id}' is ${missing ? `the key ${missing}` : 'empty'}`,
          `add it to locales/${language}.json`,
        )
      const operand: Operand = addresses.at(answer, part.id, readers(type, children))
      const wrong = wrongKind(part, operand)
      if (wrong) add(`'${part.id}' of ${short(answer)} is ${short(operand)}, ${wrong}`, 'let kind and at() agree')
      const placed = part.place && followPlace(part, asStored(answer) as Json)
      if (part.place && JSON.stringify(comparable(placed ?? null)) !== JSON.stringify(comparable(operand)))
        add(
          `'${part.id}' of ${short(answer)} is ${short(operand)} by at(), and ${short(placed)} by place`,
          'let both find the same',
        )
      if (new Set(operatorsAt(part)).size !== operatorsAt(part).length)
        add(`'${part.id}' names an operator twice`, 'name each once')
    }
    if (
      addresses.at(answer, 'no-such-part', readers(type, children)) !== null &&
      short(addresses.at(answer, 'no-such-part', readers(type, children))) !== '[]'
    )
      add('at() finds something at an address that is not there', 'return null')
  }
  return [
    ...found,
    ...fuzz(
      type,
      'addresses.ts',
      (answer) => {
        if (!given(type, answer)) return null
        for (const { options, children } of definition.examples)
          for (const part of addresses.list(options, addressContext(type, children)))
            if (!isOperand(addresses.at(answer, part.id, readers(type, children))))
              return `has no operand at '${part.id}'`
        return null
      },
      200,
    ),
  ]
}

const wrongKind = ({ kind, values }: Address, operand: Operand): string | null => {
  if (operand === null) return null
  if (kind === 'number') return typeof operand === 'number' ? null : 'and its kind is number'
  if (kind !== 'choice') return typeof operand === 'string' ? null : `and its kind is ${kind}`
  const ids = typeof operand === 'object' ? operand : [String(operand)]
  const unknown = ids.find((id) => values && values.length > 0 && !values.some((value) => value.id === id))
  return unknown === undefined ? null : `and its values do not list '${unknown}'`
}

/** A choice is a set, whether of one or of several. */
const comparable = (operand: Operand): unknown => {
  if (operand === null || operand === '') return null
  if (typeof operand !== 'object') return typeof operand === 'number' ? operand : [operand]
  return operand.length === 0 ? null : [...operand].sort()
}

const readers = (type: TypeFolder, children: readonly Question[] = []) =>
  children.map((child) => ({
    id: child.id,
    operand: (cell: Json | undefined): Operand => {
      const own = type.sibling(child.type)?.validator
      if (cell === undefined || cell === null || !own?.is(cell) || own.isEmpty?.(cell)) return null
      return own.operand ? own.operand(cell) : typeof cell === 'string' || typeof cell === 'number' ? cell : null
    },
  }))

const addressContext = (type: TypeFolder, children: readonly Question[] = []): AddressContext => {
  const context = formatContext(type, children)
  return {
    ...context,
    children: context.children.map((child) => {
      const own = type.sibling(child.question.type)
      return {
        ...child,
        kind: own?.definition?.filter?.(child.question.options) ?? null,
        values: own?.statistics?.values?.(child.question.options, formatContext(own)) ?? [],
      }
    }),
  }
}

// --- released ---------------------------------------------------------------------------------------------------------

const releasedProblems = (type: TypeFolder): Problem[] => {
  const { definition, validator, formatter, statistics, files } = type
  if (!definition) return []
  const numbered = files
    .filter((file) => /^released\/\d+\.json$/.test(file))
    .map(
      (file) =>
        [Number.parseInt(file.slice('released/'.length), 10), JSON.parse(type.source(file)) as Release] as const,
    )
    .sort(([a], [b]) => a - b)
  const gap = numbered.findIndex(([number], index) => number !== index + 1)
  if (gap >= 0)
    return [
      problem(
        type,
        `released/${gap + 1}.json`,
        'a release is missing',
        'put it back: releases are numbered from 1 and never deleted',
      ),
    ]
  const told = releaseProblems({
    type: { ...definition, validator },
    formatter,
    statistics,
    stepFiles: new Map(
      files
        .filter((file) => /^steps\/[^/]+\.ts$/.test(file))
        .map((file) => [file.slice('steps/'.length), type.source(file)]),
    ),
    releases: new Map(numbered),
    context: (children) => formatContext(type, children),
  })
  return told.map((sentence) => {
    const [, file = 'definition.ts', what = sentence] =
      /^[\w-]+\/((?:released|steps)\/[\w.-]+): ([^]*)$/.exec(sentence) ?? []
    return problem(type, file, what, 'see “Options and answers change” of docs/plugin-guide/question-type.md')
  })
}

// --- stories ----------------------------------------------------------------------------------------------------------

const storyProblems = (type: TypeFolder): Problem[] => {
  const file = `${type.id}.stories.tsx`
  if (!type.files.includes(file)) return []
  const source = type.source(file)
  const wanted =
    type.definition?.answer === null ? ['Designer'] : ['Empty', 'Filled', 'WithError', 'ReadOnly', 'Designer']
  const exported = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
  const found = wanted
    .filter((name) => !exported.includes(name))
    .map((name) => problem(type, file, `there is no story ${name}`, `export const ${name}`))
  if (exported.length < 2) found.push(problem(type, file, 'it shows one state only', 'add another story'))
  if (!/^export default \{ title: 'Question types \/ [^']+' \} satisfies StoryDefault$/m.test(source))
    found.push(
      problem(
        type,
        file,
        'the title is not static',
        "write export default { title: 'Question types / …' } satisfies StoryDefault",
      ),
    )
  return found
}

// --- small things -----------------------------------------------------------------------------------------------------

const validated = (schema: Schema<unknown>, value: unknown) => {
  const result = schema['~standard'].validate(value)
  if (result instanceof Promise) throw new Error('Schemas of question types answer at once')
  return result
}

const accepts = (schema: Schema<unknown> | null, value: unknown): boolean =>
  schema !== null && !validated(schema, value).issues

const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** The same value with the members of objects in one order. */
const inKeyOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inKeyOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, member]) => [key, inKeyOrder(member)]),
  )
}

const isOperand = (operand: unknown): boolean =>
  operand === null ||
  typeof operand === 'string' ||
  typeof operand === 'number' ||
  (Array.isArray(operand) && operand.every((member) => typeof member === 'string'))

/** What spreadsheet programs run (CSV injection, T21). */
const formula = /^\s*[=+\-@]/

/** The key a text stands for that no locale file holds. */
const unwritten = (text: string): string | undefined => /question-types\/[\w-]+:([\w.:-]+)/.exec(text)?.[1]

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

const wrongPlurals = (texts: Readonly<Record<string, string>>, name: string): string[] => {
  const wanted = new Intl.PluralRules(name).resolvedOptions().pluralCategories
  const bases = new Set(
    Object.keys(texts).flatMap((key) => (pluralSuffix.test(key) ? [key.replace(pluralSuffix, '')] : [])),
  )
  const formsOf = (base: string) =>
    Object.keys(texts).flatMap((key) => (key.startsWith(`${base}_`) ? [key.slice(base.length + 1)] : []))
  return [...bases].filter((base) => formsOf(base).sort().join() !== [...wanted].sort().join())
}

const hasText = (texts: Readonly<Record<string, string>>, key: string): boolean =>
  key in texts || `${key}_other` in texts

/** The issue's text exists and all its placeholders are filled. */
const missingText = (fill: Readonly<Record<string, string>>, { code, params = {} }: Issue): string | null => {
  const key = `issue.${code.slice(code.indexOf('.') + 1)}`
  if (!hasText(fill, key)) return `has no "${key}" in fill`
  const text = fill[key] ?? fill[`${key}_other`] ?? ''
  const unfilled = placeholdersOf(text).find((name) => !(name in params))
  if (unfilled) return `asks for {{${unfilled}}} in "${key}", which the issue does not bring`
  return key in fill || typeof params.count === 'number'
    ? null
    : `has plural forms of "${key}", and the issue brings no count`
}

const formatContext = (type: TypeFolder, children: readonly Question[] = []): FormatContext => {
  const { fill = {}, admin = {} } = type.locales.get(language) ?? {}
  const texts = { ...admin, ...fill }
  const text: FormatContext['text'] = (wording) => pickText(wording, language, language)
  return {
    language,
    text,
    t: (key, params = {}) =>
      (texts[key] ?? texts[`${key}_other`] ?? `question-types/${type.id}:${key}`).replace(
        /\{\{(\w+)\}\}/g,
        (_, name: string) => String(params[name] ?? ''),
      ),
    fileUrl: (fileId) => `/file/${fileId}`,
    children: children.map((question) => ({
      question,
      format: (answer) => {
        const own = type.sibling(question.type)
        return own?.validator?.is(answer)
          ? (own.formatter?.text(answer, question.options, formatContext(own)) ?? '')
          : ''
      },
    })),
  }
}

/** Counters without the extremes, which a removal leaves open, and in a fixed order. */
const counts = (tally: ReadonlyMap<string, Counter>): string =>
  JSON.stringify(
    [...tally]
      .map(([key, { count, sum }]) => [key, count, String(sum)])
      .sort(([a], [b]) => String(a).localeCompare(String(b))),
  )
