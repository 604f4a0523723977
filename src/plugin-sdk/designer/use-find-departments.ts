import { type QuestionHost, useQuestionHost } from '../ui/question-host.tsx'

/** Finds active departments by a part of their name, at most 20; undefined where none can be looked up, as in stories. */
export const useFindDepartments = (): QuestionHost['findDepartments'] => useQuestionHost().findDepartments
