import { type QuestionHost, useQuestionHost } from '../ui/question-host.tsx'

/** The dictionaries there are, and the entries of one; undefined where none can be read, as in stories. */
export const useDictionaries = (): QuestionHost['dictionaries'] => useQuestionHost().dictionaries
