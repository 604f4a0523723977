// What a person may answer to a question as it is set up: told by the examples of its type, judged by the engine.
import { type Json, type Question, takesDefault } from '#sdk'
import type { Installation } from '#sdk/testing'
import { compileForm } from '#shared/form/compile'
import { emptyDefinition } from '#shared/form/definition'
import { optionIds } from '#shared/form/edit'
import { re2Patterns } from '#shared/form/pattern-re2'
import type { Chance } from '../../server/seed/demo-random.ts'
import { questionTypes } from '../fixtures/question-types.ts'

export interface Answering {
  readonly answer: Json
  /** What is looked for later, wherever the record is shown: a text nobody else gives; '' where the type takes none. */
  readonly text: string
  /** Name of the file that is sent; '' where there is none. */
  readonly file: string
}

/** Whether the question takes whatever somebody types. */
export const takesText = (question: Question): boolean => isAccepted(question, '答123456')

/** An answer that is accepted, and as far as the type allows one that nobody gave before; null where none is known. */
export const answering = (question: Question, installation: Installation, chance: Chance): Answering | null => {
  const type = questionTypes.get(question.type)
  if (!type?.driver) return null
  const mark = chance.int(100_000, 999_999)
  if (takesText(question)) return { answer: `答${mark}`, text: `答${mark}`, file: '' }
  const { definition, driver } = type
  // What is proved, booked or bought cannot be answered again and again.
  if (!takesDefault(definition) && !definition.files && type.isAsked(question)) return null
  for (const example of definition.examples) {
    if (!example.valid) continue
    const { options, answer } = driver.adapt?.(example, installation) ?? example
    const own = inWordsOf(question, options, answer)
    if (type.isAsked(question) && !isAccepted(question, own)) continue
    // One file by itself, such as a signature, is named by its control.
    if (!definition.files || !Array.isArray(own)) return { answer: own, text: '', file: '' }
    const file = `附件${mark}`
    const named = JSON.stringify(own).replace(/("name":")[^"]*?(\.\w+")/, `$1${file}$2`)
    return { answer: JSON.parse(named), text: '', file: named.includes(file) ? file : '' }
  }
  return null
}

/** An example's answer with the ids that this question has in the same places. */
const inWordsOf = ({ options }: Question, exampleOptions: Json, answer: Json): Json => {
  const own = [...optionIds(options)]
  const places = new Map([...optionIds(exampleOptions)].map((id, at) => [JSON.stringify(id), own[at] ?? id]))
  return JSON.parse(
    JSON.stringify(answer).replace(/"(?:[^"\\]|\\.)*"/g, (text) => {
      const id = places.get(text)
      return id === undefined ? text : JSON.stringify(id)
    }),
  )
}

const isAccepted = (question: Question, answer: Json): boolean => {
  const asked = { ...emptyDefinition({}, 'zh-cn'), questions: [{ ...question, required: true }] }
  const form = compileForm(asked, (id) => questionTypes.get(id)?.runtime, re2Patterns)
  const { ok, accepted } = form.submit({ [question.id]: answer }, { now: Date.now() })
  return ok && accepted[question.id] !== undefined
}
