// `types.mjs <folder>`: the types of one plugin, wherever it lies; of everything else only what it touches is looked at.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { inRepository } from '../bootstrap/root.mjs'

const folder = process.argv[2]
const root = inRepository('.')
const config = ts.getParsedCommandLineOfConfigFile(
  join(root, 'tsconfig.json'),
  {},
  { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
)
const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const packages = join(root, 'node_modules')
const program = ts.createProgram({
  rootNames: [
    ...globSync(join(folder, '**/*.{ts,tsx}')),
    ...config.fileNames.filter((file) => file.endsWith('.d.ts')),
    join(packages, 'vite/client.d.ts'),
  ],
  options: {
    ...config.options,
    incremental: false,
    tsBuildInfoFile: undefined,
    typeRoots: [join(packages, '@types')],
    types: ['node'],
    // Doors and packages, seen from a folder that has neither.
    paths: {
      ...Object.fromEntries(Object.entries(imports).map(([name, path]) => [name, [join(root, path)]])),
      '*': [join(packages, '@types/*'), join(packages, '*')],
    },
  },
})
const found = [
  ...program.getOptionsDiagnostics(),
  ...program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(folder) && !fileName.slice(folder.length).includes('/node_modules/'))
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
]
if (found.length > 0)
  console.log(
    ts.formatDiagnostics(found, {
      getCurrentDirectory: () => root,
      getCanonicalFileName: (file) => file,
      getNewLine: () => '\n',
    }),
  )
process.exitCode = found.length > 0 ? 1 : 0
