import type { QuestionHost } from '#sdk/ui'
import type { Issue } from '#shared/form/issue'

/**
 * The words of an issue. Core codes (`required`) live in `fill`, those of a type (`rate.tooHigh`) in that type's own
 * texts; both under `issue.<name>`.
 */
export const issueText = (translate: QuestionHost['translate'], issue: Issue): string => {
  const dot = issue.code.indexOf('.')
  if (dot < 0) return translate('fill', `issue.${issue.code}`, issue.params)
  return translate(`question-types/${issue.code.slice(0, dot)}`, `issue.${issue.code.slice(dot + 1)}`, issue.params)
}

/** Texts of several issues without repetitions: six empty matrix rows say "required" once. */
export const issueTexts = (translate: QuestionHost['translate'], issues: readonly Issue[]): string[] => [
  ...new Set(issues.map((issue) => issueText(translate, issue))),
]
