import type { FillForm } from '../form/load-fill-form.ts'
import { loadLaterTexts } from '../language/texts.ts'
import { allStyles } from '../sheet/all-styles.ts'
import { emptyStart, type Left, type Start } from './start.ts'

/** What is only needed where something was left behind, with what it says in this language, and how it looks. */
export const loadResuming = async (language: string) =>
  (await Promise.all([import('./resume.ts'), loadLaterTexts(language), allStyles()]))[0]

/** With what a respondent begins: what they bring along, what they left on the device, or an empty form. */
export const startOf = async (form: FillForm, left: Left, language: string): Promise<Start> =>
  left.brought || left.drafts.length > 0
    ? (await loadResuming(language)).resumed(form, left)
    : emptyStart(form, left.claim)
