// What is wrong with a form, said before anyone answers it. Findings never stop the engine; errors stop publishing.
import { fieldOf } from './address.ts'
import { addressesOf, operatorsAt, wordless } from './addresses.ts'
import type { CompiledQuestion } from './compile-question.ts'
import type { FormDefinition, Question, Rule, Text } from './definition.ts'
import { ownWords } from './link-name.ts'
import { conditionsOf, isGroup, lacksValue } from './logic.ts'
import { type Pipe, pipesOf } from './piping.ts'
import { makePlan, type Plan } from './plan.ts'
import type { Address, PatternTool, ResolveType, TypeRuntime, TypeValidator } from './question-type.ts'
import { startingAnswer } from './starting-answers.ts'

export type FindingCode =
  | 'form.noQuestions'
  | 'question.duplicateId'
  | 'question.unknownType'
  | 'question.invalidOptions'
  | 'question.invalidPattern'
  | 'question.emptyTitle'
  | 'question.unfinished'
  | 'question.defaultRefused'
  | 'question.nameTaken'
  | 'question.missingSource'
  | 'question.unreadableSource'
  | 'rule.missingQuestion'
  | 'rule.missingAddress'
  | 'rule.selfReference'
  | 'rule.cycle'
  | 'rule.operatorNotAllowed'
  | 'rule.missingValue'
  | 'rule.targetIsPageBreak'
  | 'rule.emptyGroup'
  | 'rule.noTarget'
  | 'pipe.missingQuestion'
  | 'pipe.missingAddress'
  | 'pipe.forwardReference'
  | 'language.missingDefault'
  | 'language.notSpoken'

export interface Finding {
  /** An error stops publishing. */
  readonly severity: 'error' | 'warning'
  readonly code: FindingCode
  readonly questionId?: string
  readonly ruleId?: string
  readonly params?: Readonly<Record<string, string | number>>
}

/**
 * What is wrong with a form, errors first, each kind in form order. A question of authors: respondents' pages judge
 * answers with the same compiled form and never fetch this.
 *
 * @param patterns `re2Patterns`, or `noPatterns` when no question states a pattern
 */
export const findingsOf = (
  definition: FormDefinition,
  resolve: ResolveType,
  patterns: PatternTool,
): readonly Finding[] => {
  const plan = makePlan(definition, resolve, patterns)
  const addresses = addressBook(plan, resolve)
  const findings = [
    ...formFindings(plan),
    ...plan.definition.questions.flatMap((question) => questionFindings(question, resolve, patterns, plan)),
    ...sourceFindings(plan, addresses, resolve),
    ...plan.definition.rules.flatMap((rule) => ruleFindings(rule, plan, addresses)),
    ...cycleFindings(plan),
    ...pipeFindings(plan, addresses),
    ...languageFindings(plan.definition),
    ...spokenFindings(plan.definition, resolve),
  ]
  return [...findings.filter(isError), ...findings.filter((finding) => !isError(finding))]
}

const isError = ({ severity }: Finding): boolean => severity === 'error'

const error = (code: FindingCode, where: Omit<Finding, 'severity' | 'code'> = {}): Finding => ({
  severity: 'error',
  code,
  ...where,
})
const warning = (code: FindingCode, where: Omit<Finding, 'severity' | 'code'> = {}): Finding => ({
  severity: 'warning',
  code,
  ...where,
})

const isBlank = (text: Text | undefined): boolean => !text || Object.values(text).every((wording) => !wording.trim())

/** Publishing needs something to answer. */
const formFindings = ({ nodes, definition }: Plan): Finding[] => {
  const seen = new Set<string>()
  const duplicates = allQuestions(definition.questions).filter(({ id }) => seen.size === seen.add(id).size)
  const collects = nodes.some(({ compiled }) => compiled.traits.collects && compiled.question.hidden !== true)
  return [
    ...(collects ? [] : [error('form.noQuestions')]),
    ...duplicates.map(({ id }) => error('question.duplicateId', { questionId: id })),
    ...nameFindings(definition.questions),
  ]
}

/** A link that brings answers along must know which question it means. */
const nameFindings = (questions: readonly Question[]): Finding[] => {
  const taken = new Set<string>([...ownWords, ...questions.map(({ id }) => id)])
  return questions.flatMap(({ id, name }) =>
    name === undefined || taken.size < taken.add(name).size
      ? []
      : [error('question.nameTaken', { questionId: id, params: { name } })],
  )
}

const questionFindings = (question: Question, resolve: ResolveType, patterns: PatternTool, plan: Plan): Finding[] => {
  const { id: questionId, children = [] } = question
  const runtime = resolve(question.type)
  if (!runtime) return [error('question.unknownType', { questionId, params: { type: question.type } })]
  const { traits } = runtime
  const compiled: CompiledQuestion | undefined = plan.question(questionId)
  const findings: Finding[] = []
  if (compiled?.broken) findings.push(error('question.invalidOptions', { questionId }))
  for (const pattern of patternsOf(question, runtime.validator)) {
    if (!patterns.compile(pattern)) findings.push(error('question.invalidPattern', { questionId, params: { pattern } }))
  }
  if (traits.collects && isBlank(question.title)) {
    findings.push(warning('question.emptyTitle', { questionId }))
  }
  // A bound may be "today": judged as of now.
  if (question.default !== undefined && compiled && !compiled.broken && question.hidden !== true)
    if (startingAnswer(compiled, question.default, { now: Date.now() }) === undefined)
      findings.push(error('question.defaultRefused', { questionId }))
  if (question.hidden !== true && !compiled?.broken) findings.push(...unfinishedFindings(question, runtime))
  if (traits.container === 'none') return findings
  return [...findings, ...children.flatMap((child) => questionFindings(child, resolve, patterns, plan))]
}

/** What the type itself says is still to be done. Nobody could answer such a question; a layout would only look empty. */
const unfinishedFindings = ({ id, type, options }: Question, { traits, unfinished }: TypeRuntime): Finding[] => {
  const found = (reason: string, isDoubt = false) =>
    (traits.collects && !isDoubt ? error : warning)('question.unfinished', { questionId: id, params: { type, reason } })
  try {
    return (unfinished?.(options) ?? []).map((each) =>
      typeof each === 'string' ? found(each) : found(each.doubt, true),
    )
  } catch {
    // Options the type does not understand are a finding of their own.
    return []
  }
}

/** Patterns an author wrote into one question. [] for options the type does not understand. */
export const patternsOf = (
  question: Question,
  validator: TypeValidator<never, never> | undefined,
): readonly string[] => {
  try {
    // Options are erased in the registry; the folder name joins them to their type.
    return validator?.patterns?.(question.options as never) ?? []
  } catch {
    return []
  }
}

type AddressBook = (questionId: string, address: string) => Address | undefined

/** Each question's parts, listed once and only if somebody asks for one. */
const addressBook = (plan: Plan, resolve: ResolveType): AddressBook => {
  const known = new Map<string, readonly Address[]>()
  return (questionId, address) => {
    const question = plan.nodeOf(questionId)?.compiled.question
    const own = known.get(questionId) ?? (question ? addressesOf(question, resolve, wordless(question)) : [])
    known.set(questionId, own)
    return own.find(({ id }) => id === address)
  }
}

const ruleFindings = (rule: Rule, plan: Plan, addresses: AddressBook): Finding[] => {
  const ruleId = rule.id
  const findings: Finding[] = []
  const read = new Set<string>()
  if (hasEmptyGroup(rule)) findings.push(error('rule.emptyGroup', { ruleId }))
  for (const condition of conditionsOf(rule)) {
    const { formItemId: questionId, address, expression } = condition
    const node = plan.nodeOf(questionId)
    read.add(questionId)
    const part = address === undefined ? undefined : addresses(questionId, address)
    const operators = part ? operatorsAt(part) : node?.compiled.traits.operators
    if (!node) findings.push(error('rule.missingQuestion', { ruleId, questionId }))
    else if (address !== undefined && node.compiled.known && !part) {
      findings.push(error('rule.missingAddress', { ruleId, questionId, params: { address } }))
    } else if (node.compiled.known && !operators?.includes(expression)) {
      findings.push(error('rule.operatorNotAllowed', { ruleId, questionId, params: { operator: expression } }))
    } else if (lacksValue(condition)) findings.push(error('rule.missingValue', { ruleId, questionId }))
  }
  if (rule.triggerList.length === 0) findings.push(warning('rule.noTarget', { ruleId }))
  for (const { formItemId: questionId } of rule.triggerList) {
    const node = plan.nodeOf(questionId)
    if (!node) findings.push(error('rule.missingQuestion', { ruleId, questionId }))
    else if (node.compiled.traits.flow === 'page')
      findings.push(error('rule.targetIsPageBreak', { ruleId, questionId }))
    else if (read.has(questionId)) findings.push(error('rule.selfReference', { ruleId, questionId }))
  }
  return findings
}

/** An answer is worked out of others: of those that are gone, or of itself, it never will be. */
const sourceFindings = ({ nodes, nodeOf }: Plan, addresses: AddressBook, resolve: ResolveType): Finding[] =>
  nodes.flatMap(({ id, compiled }) =>
    (compiled.derived?.sources ?? []).flatMap(({ questionId, address }): Finding[] => {
      const source = nodeOf(questionId)?.compiled
      const isThere =
        source?.traits.collects &&
        questionId !== id &&
        (address === undefined || !source.known || addresses(questionId, address) !== undefined)
      const where = { questionId: id, params: { source: questionId } }
      if (!isThere) return [error('question.missingSource', where)]
      // Of files, signatures and the like nothing can be compared, nor reckoned with.
      const isReadable = address !== undefined || !source.known || hasValue(source.question, resolve)
      return isReadable ? [] : [warning('question.unreadableSource', where)]
    }),
  )

/** Whether a whole answer of this question is a value, and not only parts that have some. */
const hasValue = ({ type, options }: Question, resolve: ResolveType): boolean => {
  const { traits, validator, kindOf } = resolve(type) ?? {}
  const isCompared = traits?.operators.some((operator) => operator !== 'isNull' && operator !== 'notNull')
  return Boolean(isCompared || validator?.operand || (kindOf?.(options) ?? null) !== null)
}

const hasEmptyGroup = (group: Pick<Rule, 'conditionList'>): boolean =>
  group.conditionList.length === 0 || group.conditionList.some((entry) => isGroup(entry) && hasEmptyGroup(entry))

/** One finding per cycle, at its first question; `questions` lists the ids of all. */
const cycleFindings = ({ graph, nodes }: Plan): Finding[] =>
  graph.cycles.map((cycle) => {
    const ids = cycle.map((index) => nodes[index]?.id ?? '')
    return error('rule.cycle', { questionId: ids[0] ?? '', params: { questions: ids.join(', '), count: ids.length } })
  })

/** A title shows answers given before it; a later one, or its own, is still empty when the title is read. */
const pipeFindings = (plan: Plan, addresses: AddressBook): Finding[] =>
  plan.nodes.flatMap(({ index, compiled }) =>
    [compiled, ...compiled.children].flatMap(({ question }) =>
      onceEach(pipesOf(question.title)).flatMap(({ questionId: piped, address }): Finding[] => {
        const where = { questionId: question.id, params: { piped } }
        const source = plan.nodeOf(piped)
        if (!source?.compiled.traits.collects) return [error('pipe.missingQuestion', where)]
        if (address !== undefined && source.compiled.known && !addresses(piped, address))
          return [error('pipe.missingAddress', { ...where, params: { piped, address } })]
        return source.index >= index ? [warning('pipe.forwardReference', where)] : []
      }),
    ),
  )

/** A title says the same in several languages. */
const onceEach = (pipes: readonly Pipe[]): readonly Pipe[] => [
  ...new Map(pipes.map((pipe) => [fieldOf(pipe.questionId, pipe.address), pipe])).values(),
]

/** A text that has wordings, but none in the language every respondent can fall back to. */
const languageFindings = ({ defaultLanguage, languages, questions, ...form }: FormDefinition): Finding[] => {
  const lacks = (text: Text | undefined) => !isBlank(text) && !text?.[defaultLanguage]?.trim()
  const params = { language: defaultLanguage }
  const ofForm =
    !languages.includes(defaultLanguage) || [form.title, form.description, form.submitLabel, form.thanks].some(lacks)
  return [
    ...(ofForm ? [warning('language.missingDefault', { params })] : []),
    ...allQuestions(questions)
      .filter(({ title, description }) => lacks(title) || lacks(description))
      .map(({ id }) => warning('language.missingDefault', { questionId: id, params })),
  ]
}

/** Once for each type and language: English stands in for what a type does not speak. */
const spokenFindings = ({ languages, questions }: FormDefinition, resolve: ResolveType): Finding[] => {
  const firsts = new Map(
    allQuestions(questions)
      .toReversed()
      .map((question) => [question.type, question.id]),
  )
  return [...firsts].toReversed().flatMap(([type, questionId]) => {
    const spoken = resolve(type)?.languages
    return languages
      .filter((language) => spoken && !spoken.includes(language))
      .map((language) => warning('language.notSpoken', { questionId, params: { type, language } }))
  })
}

const allQuestions = (questions: readonly Question[]): readonly Question[] =>
  questions.flatMap((question) => [question, ...(question.children ?? [])])
