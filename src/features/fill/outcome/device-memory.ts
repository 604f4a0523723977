// What this device remembers of answers it has given, where a form's settings ask for it. No protection: it is the
// respondent's own browser.
import type { FillSetting } from '#shared/contract/fill-state'
import type { Answers } from '#shared/form/definition'

/** Notes an answer that has arrived. */
export const rememberSubmission = (formKey: string, setting: FillSetting | null, answers: Answers): void => {
  if (setting?.device) write(countName(formKey), String(sentFromHere(formKey) + 1))
  if (setting?.draft.startWithLast) write(lastName(formKey), JSON.stringify(answers))
}

/** Answers this device has given to a form. */
export const sentFromHere = (formKey: string): number => Number(read(countName(formKey))) || 0

/** What was answered last from here; null when nothing. */
export const lastAnswers = (formKey: string): Answers | null => {
  try {
    const kept: unknown = JSON.parse(read(lastName(formKey)) ?? 'null')
    // Written above; what somebody else put there is sorted out by the engine, answer by answer.
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Answers) : null
  } catch {
    return null
  }
}

const countName = (formKey: string): string => `formloom.fill.sent.${formKey}`
const lastName = (formKey: string): string => `formloom.fill.last.${formKey}`

const read = (name: string): string | null => {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}
const write = (name: string, value: string): void => {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Full or forbidden: then this device remembers nothing.
  }
}
