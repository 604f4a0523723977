// What a release remembers of a question type, and what later code may not do to it.
import { createHash } from 'node:crypto'
import type { AnyQuestionType } from '#sdk'
import { emptyDefinition, type Json, type Question } from '../../shared/form/definition.ts'
import type { FormatContext, TypeFormatter, TypeStatistics, TypeValidator } from '../../shared/form/question-type.ts'
import type { TypeStep } from '../../shared/form/type-step.ts'
import { answersReader, type StoredAnswers, upgradeDefinition } from '../../shared/form/upgrade.ts'

/** `released/<n>.json`. Written by `npm run release-types`, never by hand. */
export interface Release {
  readonly steps: readonly { readonly name: string; readonly checksum: string }[]
  /** As forms of that release hold them; an answer where the example is one that is accepted. */
  readonly stored: readonly {
    readonly options: Json
    readonly answer?: Json
    readonly children?: readonly Question[]
  }[]
  /** Of all of the above. */
  readonly checksum: string
}

export interface ReleasedType {
  /** Erased: options and answers are this type's own. */
  // biome-ignore lint/suspicious/noExplicitAny: as in the registry, joined by folder name.
  readonly type: AnyQuestionType & { readonly validator?: TypeValidator<any, any> | undefined }
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  readonly formatter?: TypeFormatter<any, any> | undefined
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  readonly statistics?: TypeStatistics<any, any> | undefined
  /** Source by file name in `steps/`. */
  readonly stepFiles: ReadonlyMap<string, string>
  /** By number. */
  readonly releases: ReadonlyMap<number, Release>
  readonly context: (children?: readonly Question[]) => FormatContext
}

/** What a release of today would remember. */
export const releaseOf = (type: AnyQuestionType, stepFiles: ReadonlyMap<string, string>): Release => {
  const steps = (type.steps ?? []).map(({ name }, index) => ({
    name,
    checksum: checksumOf(stepFiles.get(stepFile(index, name)) ?? ''),
  }))
  const examples = type.examples.flatMap(({ options, answer, valid, children }) =>
    valid || type.answer === null
      ? [{ options, ...(type.answer !== null && { answer }), ...(children && { children }) }]
      : [],
  )
  const stored: Release['stored'] = JSON.parse(JSON.stringify([{ options: type.defaults }, ...examples]))
  return { steps, stored, checksum: checksumOf(JSON.stringify([steps, stored])) }
}

/** Where a step stands: `01-most-to-max.ts`. */
export const stepFile = (index: number, name: string): string => `${String(index + 1).padStart(2, '0')}-${name}.ts`

/** How it is laid out does not matter, what it says does. */
export const checksumOf = (text: string): string =>
  createHash('sha256').update(text.replaceAll(/\s+/g, '')).digest('hex').slice(0, 32)

/** Everything that is wrong, each with its file and what to do about it. */
export const releaseProblems = (plugin: ReleasedType): string[] => [
  ...stepProblems(plugin),
  ...[...plugin.releases].flatMap(([number, release]) =>
    [...historyProblems(plugin, release), ...readingProblems(plugin, release)].map(
      (problem) => `${plugin.type.id}/released/${number}.json: ${problem}`,
    ),
  ),
]

const stepProblems = ({ type, stepFiles, releases }: ReleasedType): string[] => {
  const steps = type.steps ?? []
  const expected = steps.map(({ name }, index) => stepFile(index, name))
  const before = [...releases.values()]
  const problems = [
    ...expected
      .filter((file) => !stepFiles.has(file))
      .map((file) => `there is no steps/${file}: each step stands in a file of its own, named by number and name`),
    ...[...stepFiles.keys()]
      .filter((file) => !expected.includes(file))
      .map((file) => `steps/${file} is not in the definition's \`steps\``),
  ]
  for (const [index, { name, options, answer }] of steps.entries()) {
    const earlier = before.filter((release) => release.steps.length <= index).flatMap(({ stored }) => stored)
    if ((options && earlier.length === 0) || (answer && !earlier.some((each) => each.answer !== undefined)))
      problems.push(`step ${name} is tried by nothing: no release is older than it; \`npm run release-types\` first`)
  }
  return problems.map((problem) => `${type.id}: ${problem}`)
}

const historyProblems = ({ type, stepFiles }: ReleasedType, release: Release): string[] => {
  if (release.checksum !== checksumOf(JSON.stringify([release.steps, release.stored])))
    return ['was changed: a release is never edited; take it back from the repository']
  return release.steps.flatMap(({ name, checksum }, index) => {
    const now = type.steps?.[index]
    if (now?.name !== name)
      return [`step ${index + 1} was ${name}, and is ${now?.name ?? 'gone'}: steps are only ever added at the end`]
    if (checksumOf(stepFiles.get(stepFile(index, name)) ?? '') !== checksum)
      return [`steps/${stepFile(index, name)} has changed since: put it back and add another step`]
    return []
  })
}

const readingProblems = (plugin: ReleasedType, { steps, stored }: Release): string[] =>
  stored.flatMap((example, index) => {
    const where = `stored[${index}]`
    const asked: Question = {
      id: 'q',
      type: plugin.type.id,
      title: {},
      required: false,
      span: 24,
      options: example.options,
      ...(steps.length > 0 && { step: steps.length }),
      ...(example.children && { children: example.children }),
    }
    const form = { ...emptyDefinition({}, 'zh-cn'), questions: [asked] }
    const stepsOf = (id: string): readonly TypeStep[] => (id === plugin.type.id ? (plugin.type.steps ?? []) : [])
    const [question] = upgradeDefinition(form, stepsOf).questions
    const options = question?.options ?? null
    const problem = optionsProblem(plugin.type, options)
    if (problem) return [`${where}.options ${problem}`]
    if (example.answer === undefined) return []
    const read = answersReader(
      form,
      stepsOf,
    )({
      answers: { q: example.answer } as unknown as StoredAnswers,
      answerSteps: { q: steps.length },
    }).q
    const refused = answerProblem(plugin, read, options, example.children)
    return refused ? [`${where}.answer ${refused}`] : []
  })

/** Options are read as they are after the steps: a member the schema would add or drop is missing or lost. */
const optionsProblem = ({ options: schema }: AnyQuestionType, options: Json): string | null => {
  const result = schema['~standard'].validate(options)
  if (result instanceof Promise) return 'cannot be judged at once'
  if (result.issues) {
    const [first] = result.issues
    const path = (first?.path ?? []).map((part) => (typeof part === 'object' ? part.key : part)).join('.')
    return `are refused at “${path}” (${first?.message}): forms hold such options; add a step that makes them fit`
  }
  const parsed: Json = JSON.parse(JSON.stringify(result.value))
  const lost = difference(options, parsed)
  if (lost !== null) return `lose “${lost}”: forms hold it; add a step that moves or removes it`
  const added = difference(parsed, options)
  if (added !== null) return `lack “${added}”: forms are read without it; add a step that fills it in`
  return null
}

/** The first member of `a` that `b` has not, or has otherwise. */
const difference = (a: Json, b: Json | undefined, path: readonly string[] = []): string | null => {
  if (typeof a !== 'object' || a === null) return Object.is(a, b) ? null : path.join('.')
  if (typeof b !== 'object' || b === null) return path.join('.')
  for (const [key, value] of Object.entries(a)) {
    const other: Json | undefined = Object.hasOwn(b, key) ? Reflect.get(b, key) : undefined
    const found = other === undefined ? [...path, key].join('.') : difference(value, other, [...path, key])
    if (found !== null) return found
  }
  return null
}

const answerProblem = (
  { type, formatter, statistics, context }: ReleasedType,
  answer: Json | undefined,
  options: Json,
  children: readonly Question[] | undefined,
): string | null => {
  const result = type.answer?.['~standard'].validate(answer)
  if (!result || result instanceof Promise) return 'cannot be judged at once'
  if (result.issues || type.validator?.is(answer) === false)
    return `is refused as ${JSON.stringify(answer)}: records hold it; add a step with \`answer\``
  try {
    formatter?.text(answer, options, context(children))
    formatter?.cells?.(answer, options, context(children))
    statistics?.facts(answer, options)
    return null
  } catch (error) {
    return `cannot be shown (${error}): records hold it; add a step with \`answer\``
  }
}
