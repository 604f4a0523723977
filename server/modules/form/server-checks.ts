// What only the server can know of an answer: `check` of the question types' server halves.
import type { AnyQuestionType } from '#sdk'
import type { ServerHalf, ServerServices } from '#sdk/server'
import type { Answers, Json, Question } from '#shared/form/definition'
import type { Issue } from '#shared/form/issue'
import { serverHalves } from '../../plugins/question-types.ts'

export interface ServerCheckContext {
  /** Null: an anonymous respondent. */
  readonly userId: string | null
  readonly services: ServerServices
}

/** Issues by question id; [] and undefined both mean nothing wrong. */
export type ServerCheck = (answers: Answers, context: ServerCheckContext) => Promise<Record<string, readonly Issue[]>>

/** The checks of a version's questions, or null when none of its types has any. */
export const serverCheckOf = (questions: readonly Question[]): ServerCheck | null => {
  const checks = questions.flatMap((question) => checkOf(question) ?? [])
  if (checks.length === 0) return null
  return async (answers, context) => {
    const issues: Record<string, readonly Issue[]> = {}
    await Promise.all(
      checks.map(async ({ id, check }) => {
        const answer = answers[id]
        if (answer === undefined) return
        const found = await check(answer, context)
        if (found.length > 0) issues[id] = found
      }),
    )
    return issues
  }
}

type Check = (answer: Json, context: ServerCheckContext) => Promise<readonly Issue[]>

const checkOf = (question: Question): { id: string; check: Check } | null => {
  const half: ServerHalf<AnyQuestionType> | undefined = serverHalves.get(question.type)
  const own: Check | null = half?.check
    ? async (answer, context) => half.check?.(answer, { ...context, options: question.options }) ?? []
    : null
  const children = (question.children ?? []).flatMap((child) => checkOf(child) ?? [])
  if (children.length === 0) return own && { id: question.id, check: own }
  return {
    id: question.id,
    check: async (answer, context) => [
      ...((await own?.(answer, context)) ?? []),
      ...(await checkRows(answer, children, context)),
    ],
  }
}

/** Children row by row; the path says where. */
const checkRows = async (
  rows: Json,
  children: readonly { id: string; check: Check }[],
  context: ServerCheckContext,
): Promise<Issue[]> => {
  if (!Array.isArray(rows)) return []
  const found: Issue[] = []
  for (const [number, row] of rows.entries()) {
    for (const { id, check } of children) {
      const cell: Json | undefined =
        typeof row === 'object' && row !== null && Object.hasOwn(row, id) ? row[id] : undefined
      if (cell === undefined) continue
      for (const issue of await check(cell, context))
        found.push({ ...issue, path: [number, id, ...(issue.path ?? [])] })
    }
  }
  return found
}
