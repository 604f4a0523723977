import { type AnswerFile, maxFiles, maxNameLength } from './files.ts'

/** What `fileListSchema` says, without a schema library; the contract test holds the two together. */
export const isFileList = (answer: unknown): answer is { id: string; name: string; size: number }[] =>
  Array.isArray(answer) &&
  answer.length <= maxFiles &&
  answer.every((file) => isFile(file) && Object.keys(file).length === 3) &&
  new Set(answer.map(({ id }: AnswerFile) => id)).size === answer.length

/** What `fileSchema` says of its members; there may be others. */
export const isFile = (file: unknown): file is AnswerFile => {
  if (typeof file !== 'object' || file === null) return false
  // Reading members of any object is safe, and each one is checked before it is believed.
  const { id, name, size } = file as Partial<AnswerFile>
  return (
    typeof id === 'string' &&
    fileId.test(id) &&
    typeof name === 'string' &&
    name !== '' &&
    name.length <= maxNameLength &&
    Number.isSafeInteger(size) &&
    Number(size) >= 0
  )
}

/** As the file contract says. */
const fileId = /^[0-9A-Za-z]{22,40}$/
