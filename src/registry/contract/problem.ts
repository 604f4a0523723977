import type { TypeFolder } from './type-folder.ts'

/** What a type does not keep to, in which file, and what to do about it. */
export interface Problem {
  /** From the root of the repository. */
  readonly file: string
  readonly what: string
  readonly remedy: string
}

export const problem = ({ path }: Pick<TypeFolder, 'path'>, file: string, what: string, remedy: string): Problem => ({
  file: `${path}/${file}`,
  what,
  remedy,
})

/** As the test prints it, each once. */
export const sayAll = (problems: readonly Problem[]): readonly string[] => [
  ...new Set(problems.map(({ file, what, remedy }) => `${file}: ${what}. Remedy: ${remedy}.`)),
]

export const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}

/** What an exception says, with the line of the plugin it comes from where the stack names one. */
export const said = (failure: unknown): string => {
  if (!(failure instanceof Error)) return String(failure)
  const line = failure.stack?.split('\n').find((each) => /question-types\/|_families\//.test(each))
  const place =
    line === undefined ? undefined : /([\w.-]+\/[\w./-]+:\d+)/.exec(line.replace(/^.*question-types\//, ''))?.[1]
  return `${failure.name}: ${failure.message.split('\n')[0]}${place ? ` (${place})` : ''}`
}
