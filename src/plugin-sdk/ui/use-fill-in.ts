import type { FillIn } from './fill-in.ts'
import { useQuestionHost, useScope } from './question-host.tsx'

/**
 * Writes the answers of other questions, for a question that knows them: out of a table, a picture, by being pressed.
 * @returns fetches what does so, and rejects where that cannot be had. Undefined where nothing is filled in, as on the
 *   designer's canvas.
 */
export const useFillIn = (): (() => Promise<FillIn>) | undefined => {
  const host = useQuestionHost()
  const { questionId } = useScope()
  // Apart: every form has this hook, few fill in anything by it.
  return host.form && host.parserOf && (() => import('./fill-in.ts').then((part) => part.fillInWith(host, questionId)))
}
