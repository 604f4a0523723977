import type { CompiledQuestion } from '#shared/form/compile'
import type { Json, Question } from '#shared/form/definition'
import type { TypeParser } from '#shared/form/question-type'
import type { QuestionHost } from './question-host.tsx'

export interface FillIn {
  /** Fetches what these questions are understood with, so that they can be filled in where the network is gone by then. */
  readonly prepare: (questionIds: readonly string[]) => Promise<void>
  /**
   * Each text is understood and judged as if a link had brought it along; one that means no answer, or a wrong one, leaves
   * the question as it is, and '' empties it. What was answered before is replaced.
   * @param texts by question id
   * @returns titles of the questions that were written, in the form's order
   */
  readonly fillIn: (texts: Readonly<Record<string, string>>) => Promise<readonly string[]>
}

/** @param own the question that fills in: it never means itself */
export const fillInWith = ({ form, parserOf, pickText }: QuestionHost, own: string): FillIn => {
  const parserFor = async ({ type }: Question) =>
    // The registry joined type and parser by folder name, which the compiler cannot follow.
    (await parserOf?.(type)?.()) as TypeParser<Json, Json> | undefined

  return {
    prepare: async (questionIds) => {
      for (const id of new Set(questionIds)) {
        const asked = form?.compiled.question(id)
        if (asked) await parserFor(asked.question)
      }
    },
    fillIn: async (texts) => {
      if (!form) return []
      const { compiled, session, onAnswer } = form
      const meant = compiled.definition.questions.flatMap(({ id }) => {
        const asked = compiled.question(id)
        const text = Object.hasOwn(texts, id) ? texts[id] : undefined
        return asked?.known && id !== own && text !== undefined && asked.derived === null ? [{ asked, text }] : []
      })
      const answers = await Promise.all(
        meant.map(async ({ asked, text }) => {
          const { question } = asked
          return {
            asked,
            text,
            answer: text === '' ? undefined : (await parserFor(question))?.parse(text, question.options),
          }
        }),
      )
      return answers.flatMap(({ asked, text, answer }) => {
        if (text !== '' && (answer === undefined || isRefused(asked, answer))) return []
        session.set(asked.question.id, answer)
        onAnswer?.(asked.question.id)
        return [pickText(asked.question.title)]
      })
    },
  }
}

/** Besides what it leaves open, as cells that respondents fill in. What a parser makes is well formed. */
const isRefused = ({ check }: CompiledQuestion, answer: Json): boolean =>
  check(answer, { now: Date.now() }).some(({ code }) => code !== 'required')
