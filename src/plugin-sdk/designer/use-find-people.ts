import { type QuestionHost, useQuestionHost } from '../ui/question-host.tsx'

/** Finds active people by a part of their name, at most 20; undefined where nobody can be looked up, as in stories. */
export const useFindPeople = (): QuestionHost['findPeople'] => useQuestionHost().findPeople
