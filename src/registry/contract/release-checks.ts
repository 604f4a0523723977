// Whatever was ever released is still read.

import type { Release } from '../testing/released.ts'
import { releaseProblems } from '../testing/released.ts'
import { formatContext } from './format-context.ts'
import type { Problem } from './problem.ts'
import { problem } from './problem.ts'
import type { TypeFolder } from './type-folder.ts'

export const releasedProblems = (type: TypeFolder): Problem[] => {
  const { definition, validator, formatter, statistics, files } = type
  if (!definition) return []
  const numbered = files
    .filter((file) => /^released\/\d+\.json$/.test(file))
    .map(
      (file) =>
        [Number.parseInt(file.slice('released/'.length), 10), JSON.parse(type.source(file)) as Release] as const,
    )
    .sort(([a], [b]) => a - b)
  const gap = numbered.findIndex(([number], index) => number !== index + 1)
  if (gap >= 0)
    return [
      problem(
        type,
        `released/${gap + 1}.json`,
        'a release is missing',
        'put it back: releases are numbered from 1 and never deleted',
      ),
    ]
  const told = releaseProblems({
    type: { ...definition, validator },
    formatter,
    statistics,
    stepFiles: new Map(
      files
        .filter((file) => /^steps\/[^/]+\.ts$/.test(file))
        .map((file) => [file.slice('steps/'.length), type.source(file)]),
    ),
    releases: new Map(numbered),
    context: (children) => formatContext(type, children),
  })
  return told.map((sentence) => {
    const [, file = 'definition.ts', what = sentence] =
      /^[\w-]+\/((?:released|steps)\/[\w.-]+): ([\s\S]*)$/.exec(sentence) ?? []
    return problem(type, file, what, 'see “Options and answers change” of docs/plugin-guide/question-type.md')
  })
}
