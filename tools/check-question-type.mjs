// `npm run check -- signature-pad`: whether one question type keeps to everything, without looking at the others.
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { inRepository } from './bootstrap/root.mjs'
import { runTool } from './bootstrap/run-tool.mjs'
import { typesOf } from './bootstrap/types.mjs'

/** The contract of one type, in Node and in jsdom; nothing of any other type is loaded. Returns the exit code. */
export const runContract = (id) =>
  runTool(
    'vitest',
    [
      'run',
      '--project=node',
      '--project=dom',
      'src/registry/question-types.contract.test.ts',
      'src/registry/question-types.drawing.test.tsx',
      'src/registry/question-types.server-render.test.ts',
    ],
    { VITE_QUESTION_TYPE: id },
  )

/** @param name of the folder, or a path to it. Returns what failed */
export const checkQuestionType = (name) => {
  const id = basename(name)
  const folder = `plugins/question-types/${id}`
  if (!existsSync(inRepository(folder))) {
    console.error(`There is no ${folder}.`)
    return ['folder']
  }
  const checks = {
    types: () => runTool('tsc', typesOf('tsconfig.json')),
    'format and lint': () => runTool('biome', ['check', '--error-on-warnings', folder]),
    'import walls': () => runTool('depcruise', ['--config', '.dependency-cruiser.cjs', folder]),
    'contract and texts': () => runContract(id),
  }
  return Object.entries(checks)
    .filter(([title, run]) => {
      console.log(`\n— ${title}`)
      return run() !== 0
    })
    .map(([title]) => title)
}
