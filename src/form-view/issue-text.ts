import type { QuestionHost } from '#sdk/ui'
import type { Issue } from '#shared/form/issue'

type Words = Pick<QuestionHost, 'translate' | 'pickText'>

/**
 * The words of an issue: the author's own, where there are any. Core codes (`required`) live in `fill`, those of a type (`rate.tooHigh`) in that type's own
 * texts; both under `issue.<name>`.
 */
export const issueText = ({ translate, pickText }: Words, issue: Issue): string => {
  const own = issue.text && pickText(issue.text).trim()
  if (own) return own
  const dot = issue.code.indexOf('.')
  // Who has left out a question has not answered it; who has begun an answer has left a part of it empty (spec 5).
  if (issue.code === 'required' && issue.path?.length) return translate('fill', 'issue.empty')
  if (dot < 0) return translate('fill', `issue.${issue.code}`, issue.params)
  return translate(`question-types/${issue.code.slice(0, dot)}`, `issue.${issue.code.slice(dot + 1)}`, issue.params)
}

/** Texts of several issues without repetitions: six empty matrix rows say "required" once. */
export const issueTexts = (words: Words, issues: readonly Issue[]): string[] => [
  ...new Set(issues.map((issue) => issueText(words, issue))),
]
