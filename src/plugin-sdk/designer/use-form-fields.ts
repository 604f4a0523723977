import { type FormField, useQuestionHost } from '../ui/question-host.tsx'

/**
 * Everything the form asks and is sent to respondents, in its order, each question followed by the parts of its answer; for
 * settings that speak of other answers. Empty where there is no form around the question, as in stories.
 */
export const useFormFields = (): readonly FormField[] => {
  // A host has fields or has none, for as long as it is there.
  const { useFields = useNoFields } = useQuestionHost()
  return useFields()
}

const useNoFields = () => noFields
const noFields: readonly FormField[] = []
