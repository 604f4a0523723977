// Which uploaded files the answers of a submission name.
import type { AnyQuestionType } from '#sdk'
import type { Answers, Json, Question } from '#shared/form/definition'
import { definitions } from '../../plugins/question-types.ts'

export interface NamedFile {
  readonly fileId: string
  /** The question that holds it; a child question of a container by its own id. */
  readonly questionId: string
}

/** Reads the files out of accepted answers, or null when no question of the version takes files. */
export const fileReaderOf = (questions: readonly Question[]): ((answers: Answers) => NamedFile[]) | null => {
  const readers = questions.flatMap((question) => readerOf(question) ?? [])
  if (readers.length === 0) return null
  return (answers) =>
    readers.flatMap(({ id, read }) => {
      const answer = answers[id]
      return answer === undefined ? [] : read(answer)
    })
}

interface Reader {
  readonly id: string
  readonly read: (answer: Json) => NamedFile[]
}

const readerOf = (question: Question): Reader | null => {
  const { id: questionId } = question
  const files = types.get(question.type)?.files
  if (files) {
    return {
      id: questionId,
      read: (answer) => files.ids(answer).map((fileId: string) => ({ fileId, questionId })),
    }
  }
  const children = (question.children ?? []).flatMap((child) => readerOf(child) ?? [])
  if (children.length === 0) return null
  return {
    id: questionId,
    read: (rows) => {
      if (!Array.isArray(rows)) return []
      return rows.flatMap((row) =>
        children.flatMap(({ id, read }) => {
          const cell: Json | undefined = typeof row === 'object' && row !== null ? row[id] : undefined
          return cell === undefined ? [] : read(cell)
        }),
      )
    },
  }
}

const types: ReadonlyMap<string, AnyQuestionType> = definitions
