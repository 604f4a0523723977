import { type QuestionHost, useQuestionHost } from '../ui/question-host.tsx'

/** Stores a picture of a rich text and resolves to its address; undefined where nothing can be stored, as in stories. */
export const useUploadPicture = (): QuestionHost['uploadPicture'] => useQuestionHost().uploadPicture
