import type { WrittenQuestion } from '#sdk'
import type { Question } from '#shared/form/definition'
import { definitions } from '#src/registry/question-types.admin.ts'
import { newQuestion } from '../palette/new-question.ts'
import { typeMeant, typeNamed } from '../palette/type-words.ts'
import type { ReadQuestion } from './read-writing.ts'

interface Around {
  /** The language that is written in. */
  readonly language: string
  /** The console's: types may be named in it, too. */
  readonly ownLanguage: string
  readonly newId: () => string
  /** A type that somebody has chosen for it. */
  readonly chosen?: string | undefined
}

/** The question that was written: of the type that was named or chosen, else of the one that fits what was written. */
export const questionFrom = (
  { typeName, required, ...read }: ReadQuestion,
  { language, ownLanguage, newId, chosen }: Around,
): Question => {
  const languages = [language, ownLanguage] as const
  const named = chosen ?? (typeName === undefined ? undefined : typeNamed(typeName, languages))
  const typeId = named ?? typeThatFits(read, languages)
  const asWritten = written(typeId, { ...read, isNamed: named !== undefined, language }, newId)
  const title = asWritten?.title ?? read.title
  const question = newQuestion(typeId, title === '' ? {} : { [language]: title }, newId)
  return {
    ...question,
    required: required && definitions.get(typeId)?.answer !== null,
    ...(asWritten && { options: asWritten.options }),
  }
}

/** The first type that is surely meant; else one whose words stand in the title; else one that takes anything. */
const typeThatFits = (
  read: Omit<ReadQuestion, 'typeName' | 'required'>,
  languages: readonly [string, ...string[]],
): string => {
  const fitting = [...definitions.keys()].flatMap((id) => {
    const made = written(id, { ...read, isNamed: false, language: languages[0] }, () => id)
    return made ? [{ id, isGuess: made.isGuess === true }] : []
  })
  const sure = fitting.find(({ isGuess }) => !isGuess)?.id
  const meant = read.choices.length === 0 ? typeMeant(read.title, languages) : undefined
  const [anything = ''] = [...fitting.map(({ id }) => id), ...definitions.keys()]
  return sure ?? meant ?? anything
}

const written = (typeId: string, question: WrittenQuestion, newId: () => string) =>
  definitions.get(typeId)?.fromWriting?.(question, newId)
