import { type QuestionHost, useQuestionHost } from '../ui/question-host.tsx'

/** Reads the list of options at an address; undefined where there is no server, as in stories. */
export const useReadOptionList = (): QuestionHost['readOptionList'] => useQuestionHost().readOptionList
