import { type QuestionHost, useQuestionHost } from '../ui/question-host.tsx'

/** Finds active roles by a part of their name, at most 20; undefined where none can be looked up, as in stories. */
export const useFindRoles = (): QuestionHost['findRoles'] => useQuestionHost().findRoles
