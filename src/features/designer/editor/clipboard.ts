// Questions on their way from one form to another, or to another place of the same one.
import { z } from 'zod'
import type { AnyQuestionType } from '#sdk'
import { questionSchema } from '#shared/contract/form-definition'
import type { FormDefinition, Json, Question } from '#shared/form/definition'
import { pickText } from '#shared/form/text'
import { definitions } from '#src/registry/question-types.admin.ts'

const mime = 'application/x-formloom-questions+json'

export interface CopiedQuestions {
  readonly questions: readonly Question[]
  /** What the mode of their form keeps of them, by id; only where it is that of the form they are pasted into. */
  readonly settings: Readonly<Record<string, Json>>
}

const copiedSchema = z.object({
  mode: z.string(),
  questions: z.array(questionSchema).min(1).max(500),
  settings: z.record(z.string(), z.json()),
})

/** Puts questions on the clipboard: for this product whole, for all others as text. */
export const putOnClipboard = (
  clipboard: DataTransfer,
  questions: readonly Question[],
  { mode, defaultLanguage }: FormDefinition,
): void => {
  const settings = Object.fromEntries(
    questions.flatMap(({ id }) => (Object.hasOwn(mode.questions, id) ? [[id, mode.questions[id]]] : [])),
  )
  clipboard.setData(mime, JSON.stringify({ mode: mode.id, questions, settings }))
  clipboard.setData(
    'text/plain',
    questions.map(({ title }) => pickText(title, defaultLanguage, defaultLanguage)).join('\n'),
  )
}

/** The questions on the clipboard; null where there are none that this installation can ask. */
export const questionsOn = (clipboard: DataTransfer, { mode }: FormDefinition): CopiedQuestions | null => {
  const text = clipboard.getData(mime)
  if (text === '') return null
  const read = copiedSchema.safeParse(parsed(text))
  if (!read.success || !read.data.questions.every(isAskable)) return null
  const { questions, settings } = read.data
  return { questions, settings: read.data.mode === mode.id ? settings : {} }
}

/** What stands on the clipboard is anybody's: it is taken for what a stored form could hold, or not at all. */
const isAskable = ({ type, options, children = [] }: Question): boolean =>
  accepts(definitions.get(type), options) && children.every(isAskable)

const accepts = (type: AnyQuestionType | undefined, options: Json): boolean => {
  const result = type?.options['~standard'].validate(options)
  return result !== undefined && 'value' in result
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
