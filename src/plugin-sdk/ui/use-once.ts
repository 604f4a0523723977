import { useQuestionHost } from './question-host.tsx'

/** Whether an answer of a child question is good only once: a container that copies rows leaves it out. Undefined: none is. */
export const useOnce = (): ((childId: string) => boolean) | undefined => {
  const { form } = useQuestionHost()
  return form && ((childId) => form.compiled.question(childId)?.isOnce?.() ?? false)
}
