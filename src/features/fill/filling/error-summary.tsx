import { ErrorSummary as Summary } from '#ds/error-summary'
import type { Translate } from '../language/translator.ts'

export interface SummaryEntry {
  readonly questionId: string
  readonly title: string
  readonly text: string
}

/** What is left to correct, above the button a respondent comes back to; each entry leads to its question. */
export const ErrorSummary = ({
  entries,
  translate,
  onGo,
}: {
  entries: readonly SummaryEntry[]
  translate: Translate
  onGo: (questionId: string) => void
}) => (
  <Summary
    entries={entries.map(({ questionId, title, text }) => ({ id: `${prefix}${questionId}`, label: title, text }))}
    // The question may be on another page.
    onGo={(id) => onGo(id.slice(prefix.length))}
    labels={{ title: (count) => translate('fill', 'page.check', { count }) }}
  />
)

/** Of a question's frame on the page. */
const prefix = 'q-'
