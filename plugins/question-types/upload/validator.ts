import { defineValidator, noIssues } from '#sdk'
import type upload from './definition.ts'
import { fileIssues } from './parts/file-issues.ts'
import { isFileList } from './parts/is-file-list.ts'

/** A hint for the respondent: the server holds the files themselves and has checked them against the same policy. */
export default defineValidator<typeof upload>({
  is: isFileList,
  isEmpty: (files) => files.length === 0,
  prepare: (options) => {
    const issues = fileIssues(options)
    return (files) => {
      if (files.length > options.maxCount) return [issues.tooMany]
      for (const file of files) {
        const issue = issues.of(file)
        if (issue) return [issue]
      }
      return noIssues
    }
  },
})
