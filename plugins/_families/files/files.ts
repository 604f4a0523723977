/** A file of an answer. Name and size are for reading; what counts is the file the server holds under the id. */
export interface AnswerFile {
  readonly id: string
  readonly name: string
  /** In bytes. */
  readonly size: number
}

export const maxFiles = 20
export const maxMegabytes = 100
/** The server cuts names at 120 characters; one outside the basic plane takes two units. */
export const maxNameLength = 240

export const bytesOf = (megabytes: number): number => megabytes * 1024 * 1024

/** As the spec's message lists them. */
export const typesOf = (extensions: readonly string[]): string => extensions.join('/')

/** The same to be read in a narrow place: a line may end behind each of them, and within none. */
export const typesToRead = (extensions: readonly string[]): string => extensions.join('/\u200b')
