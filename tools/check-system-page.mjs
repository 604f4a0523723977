// `npm run check -- plugins/system-pages/notice`: whether one page keeps to everything, without looking at the others.
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { inRepository } from './bootstrap/root.mjs'
import { runScript, runTool } from './bootstrap/run-tool.mjs'

/** The contract of one page, which also writes down its part of the API when nothing is written yet. Returns the exit code. */
export const runPageContract = (id) =>
  runTool('vitest', [
    'run',
    '--project=node',
    'src/registry/system-pages.contract.test.ts',
    '--testNamePattern',
    `system page ${id} `,
  ])

/** Whether a page is meant: the name of its folder, or a path to it. */
export const isSystemPage = (name) =>
  name.includes('system-pages/') || existsSync(inRepository(`plugins/system-pages/${name}/definition.ts`))

/** @param name of the folder, or a path to it. Prints what is found, and returns what failed. */
export const checkSystemPage = (name) => {
  const id = basename(name)
  const folder = `plugins/system-pages/${id}`
  if (!existsSync(inRepository(`${folder}/definition.ts`))) {
    console.error(`There is no system page ${id}: ${folder} holds no definition.ts.`)
    return ['folder']
  }
  const checks = {
    types: () => runScript('tools/plugin-check/types.mjs', [inRepository(folder)]),
    'format and lint': () => runTool('biome', ['check', '--error-on-warnings', folder]),
    'import walls': () => runTool('depcruise', ['--config', '.dependency-cruiser.cjs', folder]),
    contract: () => runPageContract(id),
    words: () => runScript('tools/check-locales.mjs', [inRepository('.'), `system-pages/${id}:`]),
    'its tests': () => runTool('vitest', ['run', '--passWithNoTests', folder]),
  }
  return Object.entries(checks)
    .filter(([title, run]) => {
      console.log(`\n— ${title}`)
      return run() !== 0
    })
    .map(([title]) => title)
}
