// Once released, a question type is in forms and records nobody can change: whatever it stored, its code goes on reading.
import { expect, test } from 'vitest'
import type { FormatContext } from '../shared/form/question-type.ts'
import { pickText } from '../shared/form/text.ts'
import { definitions, folders, formatters, statistics, validators } from './testing/question-type-folders.ts'
import { type Release, releaseProblems } from './testing/released.ts'

const releases = import.meta.glob<Release>('/plugins/question-types/*/released/*.json', {
  import: 'default',
  eager: true,
})
const stepSources = import.meta.glob<string>('/plugins/question-types/*/steps/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const inFolder = <Module>(modules: Readonly<Record<string, Module>>, id: string): [string, Module][] =>
  Object.entries(modules).flatMap(([path, module]) => {
    const [, , , folder, , file = ''] = path.split('/')
    return folder === id ? [[file, module]] : []
  })

const context: FormatContext = {
  language: 'zh-cn',
  text: (text) => pickText(text, 'zh-cn', 'zh-cn'),
  t: (key) => key,
  fileUrl: (id) => id,
  children: [],
}

test.each([...folders.keys()])('question type %s reads everything it was ever released with', (id) => {
  const type = definitions.get(id)
  if (!type) throw new Error(`${id} has no definition`)
  const numbered = inFolder(releases, id).map(([file, release]) => [Number.parseInt(file, 10), release] as const)
  expect(numbered.map(([number]) => number).sort((a, b) => a - b)).toEqual(numbered.map((_, index) => index + 1))
  const problems = releaseProblems({
    type: { ...type, validator: validators.get(id) },
    formatter: formatters.get(id),
    statistics: statistics.get(id),
    stepFiles: new Map(inFolder(stepSources, id)),
    releases: new Map(numbered),
    context: (children = []) => ({
      ...context,
      children: children.map((question) => ({ question, format: (answer) => JSON.stringify(answer) })),
    }),
  })
  expect(problems.join('\n')).toBe('')
})
