import { noIssues, type PreparedCheck } from '#sdk'
import { fileIssues, type UploadRules } from './file-issues.ts'
import type { AnswerFile } from './files.ts'

/** A hint for the respondent: the server holds the files themselves and has checked them against the same policy. */
export const prepareFileList = (typeId: string, rules: UploadRules): PreparedCheck<readonly AnswerFile[]> => {
  const issues = fileIssues(typeId, rules)
  return (files) => {
    if (files.length > rules.maxCount) return [issues.tooMany]
    for (const file of files) {
      const issue = issues.of(file)
      if (issue) return [issue]
    }
    return noIssues
  }
}
