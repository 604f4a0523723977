import type { AnswerFile } from '../../../_families/files/files.ts'
import { isFile } from '../../../_families/files/is-file-list.ts'

export type Signature = AnswerFile &
  ({ readonly method: 'drawn' } | { readonly method: 'typed'; readonly signer: string })

/** What the answer schema says, without a schema library; the contract test holds the two together. */
export const isSignature = (answer: unknown): answer is Signature => {
  if (!isFile(answer)) return false
  const { method, signer } = answer as AnswerFile & { method?: unknown; signer?: unknown }
  const members = Object.keys(answer).length
  if (method === 'drawn') return members === 4
  return method === 'typed' && members === 5 && typeof signer === 'string' && signer !== '' && [...signer].length <= 100
}
