export interface ImageLimits {
  /** Mime types. @default png and jpeg, which the specification asks for */
  types?: readonly string[] | undefined
  /** In MB of 1024 × 1024 bytes. @default 5 */
  maxSize?: number | undefined
  /** Most images, those already there included. @default 1 */
  maxCount?: number | undefined
}

export type ImageProblem = { rule: 'type'; file: File } | { rule: 'size'; file: File } | { rule: 'count' }

export const imageTypes: readonly string[] = ['image/png', 'image/jpeg']

/**
 * Sorts picked files into those that may be sent and what is wrong with the others. A file counts as its mime type or,
 * where the system gives none, its extension. The server decides by content again.
 *
 * @param present images already there
 */
export function checkImages(
  files: readonly File[],
  present: number,
  { types = imageTypes, maxSize = 5, maxCount = 1 }: ImageLimits = {},
): { accepted: File[]; problems: ImageProblem[] } {
  const accepted: File[] = []
  const problems: ImageProblem[] = []
  for (const file of files) {
    if (!types.includes(typeOf(file))) problems.push({ rule: 'type', file })
    else if (file.size > maxSize * 1024 * 1024) problems.push({ rule: 'size', file })
    else if (present + accepted.length >= maxCount) {
      if (!problems.some((problem) => problem.rule === 'count')) problems.push({ rule: 'count' })
    } else accepted.push(file)
  }
  return { accepted, problems }
}

/** Names of types as people know them: png, jpeg. */
export function typeNames(types: readonly string[] = imageTypes): string {
  return types.map((type) => type.split('/')[1] ?? type).join(', ')
}

function typeOf(file: File): string {
  if (file.type !== '') return file.type
  const extension = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''
  return `image/${extension === 'jpg' ? 'jpeg' : extension}`
}
