import { Callout } from '#ds/callout'
import type { Translate } from './translator.ts'

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
  <Callout tone="danger" title={translate('fill', 'page.check', { count: entries.length })}>
    <ul className="mt-1 flex flex-col">
      {entries.map(({ questionId, title, text }) => (
        <li key={questionId}>
          <a
            href={`#q-${questionId}`}
            className="inline-block py-1 underline underline-offset-2 pointer-coarse:py-2.5"
            onClick={(event) => {
              // Not the anchor jump: the question may be on another page, and its control takes the focus.
              event.preventDefault()
              onGo(questionId)
            }}
          >
            {title ? `${title} — ${text}` : text}
          </a>
        </li>
      ))}
    </ul>
  </Callout>
)
