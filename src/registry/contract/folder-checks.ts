// The folder: complete, named like its type, every module importable without a page.
import { isIconName } from '#ds/icon'
import { traitsOf } from '#sdk'
import type { Problem } from './problem.ts'
import { problem, said } from './problem.ts'
import type { TypeFolder } from './type-folder.ts'

export const moduleProblems = (type: TypeFolder): Problem[] =>
  [...type.failures].map(([file, failure]) =>
    problem(
      type,
      file,
      `it cannot be imported: ${said(failure)}`,
      /window|document|navigator|localStorage|HTMLElement/.test(said(failure)) ||
        /Cannot read properties of undefined/.test(said(failure))
        ? 'nothing may touch window or document while it is imported, because the server draws it too: do it inside the component, in an effect'
        : 'make the module importable in Node, with a default export',
    ),
  )

export const folderProblems = (type: TypeFolder): Problem[] => {
  const { id, files, definition } = type
  if (type.failures.has('definition.ts')) return []
  if (!definition)
    return [problem(type, 'definition.ts', 'there is no default export', 'export default defineQuestionType({ … })')]
  const collects = definition.answer !== null
  const found: Problem[] = []
  if (definition.id !== id)
    found.push(
      problem(
        type,
        'definition.ts',
        `its id is '${definition.id}', its folder '${id}'`,
        `write id: '${id}', or rename the folder; two types never share an id`,
      ),
    )
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    found.push(problem(type, '.', `'${id}' is no name of a type`, 'use lower-case words joined by hyphens'))
  for (const file of requiredFiles(id, collects).filter((each) => !files.includes(each)))
    found.push(
      problem(type, file, 'the file is missing', 'write it; docs/plugin-guide/question-type.md says what it holds'),
    )
  for (const file of files.filter((each) => !isKnownFile(id, each)))
    found.push(problem(type, file, 'no role has this name', 'put helpers into parts/, old shapes into steps/'))
  if (!files.includes('icon.tsx') && !isIconName(definition.icon ?? ''))
    found.push(
      problem(
        type,
        'definition.ts',
        definition.icon ? `the design system has no icon '${definition.icon}'` : 'it has no icon',
        'name one of design-system/icon/icon-names.ts, or draw one in icon.tsx (defineIcon of #sdk/designer)',
      ),
    )
  for (const role of ['validator', 'formatter'] as const)
    if ((type[role] !== undefined) !== collects && !type.failures.has(`${role}.ts`))
      found.push(
        collects
          ? problem(type, `${role}.ts`, 'the type collects answers and has none', 'add the file')
          : problem(
              type,
              `${role}.ts`,
              'the type collects nothing',
              'delete it, or give the definition an answer schema',
            ),
      )
  if (!collects && (type.statistics || type.addresses))
    found.push(problem(type, 'statistics.ts', 'the type collects nothing', 'delete statistics.ts and addresses.ts'))
  if (definition.files && !/\bclaim\b/.test(type.source('server.ts')))
    found.push(
      problem(
        type,
        'server.ts',
        'answers name files, and nobody claims them for a record: they are swept after a day',
        'add claim and release, see docs/plugin-guide/question-type.md',
      ),
    )
  if (definition.files && type.validator?.once?.(definition.defaults) !== true)
    found.push(
      problem(
        type,
        'validator.ts',
        'answers name files, and a copied row would name them once more',
        'add once: () => true',
      ),
    )
  if (definition.assigned && !/\bassign\b/.test(type.source('server.ts')))
    found.push(
      problem(
        type,
        'server.ts',
        'the definition says that the server makes the answer, and nobody makes it',
        'add assign, see docs/plugin-guide/question-type.md',
      ),
    )
  const { operators } = traitsOf(definition)
  if (new Set(operators).size !== operators.length)
    found.push(
      problem(
        type,
        'definition.ts',
        `an operator is named twice: ${operators.join(', ')}`,
        'name each once; isNull and notNull are there anyway',
      ),
    )
  return found
}

const requiredFiles = (id: string, collects: boolean): readonly string[] => [
  'definition.ts',
  'renderer.tsx',
  'designer.tsx',
  `${id}.stories.tsx`,
  'locales/en.json',
  ...(collects ? ['validator.ts', 'formatter.ts', 'driver.ts'] : []),
]

/** Role names are fixed, so that a file in the wrong place is found; everything else a type needs is in parts/. */
const isKnownFile = (id: string, file: string): boolean =>
  roles.has(file) ||
  file === `${id}.stories.tsx` ||
  /^locales\/[a-z]{2}(-[a-z]{2})?\.json$/.test(file) ||
  new RegExp(`^${id}(\\.browser)?\\.test\\.tsx?$`).test(file) ||
  /^(steps\/\d\d-[a-z0-9-]+\.ts|released\/\d+\.json)$/.test(file) ||
  // Drawings too, which a page asks for by their address.
  /^parts\/[a-z0-9]+(-[a-z0-9]+)*((\.browser)?(\.test)?\.tsx?|\.svg)$/.test(file)

const roles = new Set([
  ...[
    'definition.ts',
    'validator.ts',
    'formatter.ts',
    'statistics.ts',
    'addresses.ts',
    'parse.ts',
    'posted.ts',
    'server.ts',
    'driver.ts',
  ],
  ...[
    'renderer.tsx',
    'plain.tsx',
    'designer.tsx',
    'chart.tsx',
    'cell.tsx',
    'detail.tsx',
    'print.tsx',
    'icon.tsx',
    'README.md',
  ],
])
