import type { QuestionHost } from '#sdk/ui'
import type { Issue } from '#shared/form/issue'
import { toBcp47 } from '#shared/language-choice'

type Words = Pick<QuestionHost, 'language' | 'translate' | 'pickText'>

/**
 * The words of an issue: the author's own, where there are any. Core codes (`required`) live in `fill`, those of a type (`rate.tooHigh`) in that type's own
 * texts; both under `issue.<name>`.
 */
export const issueText = ({ language, translate, pickText }: Words, issue: Issue): string => {
  const own = issue.text && pickText(issue.text).trim()
  if (own) return own
  const dot = issue.code.indexOf('.')
  // Who has left out a question has not answered it; who has begun an answer has left a part of it empty (spec 5).
  if (issue.code === 'required' && issue.path?.length) return translate('fill', 'issue.empty')
  const params = issue.params && withMoments(issue.params, language)
  if (dot < 0) return translate('fill', `issue.${issue.code}`, params)
  return translate(`question-types/${issue.code.slice(0, dot)}`, `issue.${issue.code.slice(dot + 1)}`, params)
}

/** Texts of several issues without repetitions: six empty matrix rows say "required" once. */
export const issueTexts = (words: Words, issues: readonly Issue[]): string[] => [
  ...new Set(issues.map((issue) => issueText(words, issue))),
]

/** A day, or a day and a time, as people of the language write it: validators know no language. */
const withMoments = (params: NonNullable<Issue['params']>, language: string): NonNullable<Issue['params']> =>
  Object.fromEntries(
    Object.entries(params).map(([name, param]) => {
      const found = typeof param === 'string' ? /^(\d{4}-\d\d-\d\d)( \d\d:\d\d)?$/.exec(param) : null
      if (!found) return [name, param]
      const format = new Intl.DateTimeFormat(toBcp47(language), {
        dateStyle: 'medium',
        ...(found[2] && { timeStyle: 'short', hourCycle: 'h23' }),
        timeZone: 'UTC',
      })
      return [name, format.format(new Date(`${found[1]}T${found[2]?.trim() ?? '00:00'}Z`))]
    }),
  )
