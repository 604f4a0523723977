// What a record adds to the counters: its own facts under the empty question id, and those of each answer.
import type { Answers, Json, Question } from '#shared/form/definition'
import type { Fact, TypeStatistics } from '#shared/form/question-type'
import { statistics } from '../../plugins/question-types.ts'

export interface RecordFacts {
  readonly questionId: string
  readonly facts: readonly Fact[]
}

/** Question id of facts about the record itself. */
export const recordId = ''

/** Parts of the record's own facts. */
export const recordParts = { day: 'day', version: 'version', duration: 'duration' } as const

/** Parts of what the form's mode made of the answers begin with it. */
export const outcomePrefix = 'outcome.'

export interface CountableRecord {
  readonly version: number
  readonly submittedAt: Date
  readonly durationMs: number | null
  readonly answers: Answers
  /** What follows from what the form's mode made of the answers. */
  readonly outcome: readonly Fact[]
}

/**
 * Facts of a record, one entry per answered question and one for the record.
 *
 * @param questions of the version the record names, by id
 */
export const factsOf = (record: CountableRecord, questions: ReadonlyMap<string, Question> | null): RecordFacts[] => {
  const all: RecordFacts[] = [{ questionId: recordId, facts: ownFacts(record) }]
  for (const [questionId, answer] of Object.entries(record.answers)) {
    const question = questions?.get(questionId)
    all.push({ questionId, facts: question ? answerFacts(question, answer) : [] })
  }
  return all
}

const ownFacts = ({ version, submittedAt, durationMs, outcome }: CountableRecord): Fact[] => [
  { part: recordParts.day, value: dayOf(submittedAt) },
  { part: recordParts.version, value: String(version) },
  ...(durationMs === null ? [] : [{ part: recordParts.duration, number: durationMs }]),
  ...outcome.map((fact) => ({ ...fact, part: outcomePrefix + (fact.part ?? '') })),
]

/** `2026-11-21` in the time zone of the server. */
export const dayOf = (date: Date): string => {
  const month = String(date.getMonth() + 1).padStart(2, '0')
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}`
}

const answerFacts = ({ type, options }: Question, answer: Json): readonly Fact[] => {
  // Erased in the registry, joined by folder name.
  const own = statistics.get(type) as TypeStatistics<Json, Json> | undefined
  try {
    return own?.facts(answer, options) ?? []
  } catch {
    // An answer its type cannot count is still an answer: it counts as answered.
    return []
  }
}
