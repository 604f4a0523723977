// `npm run check -- signature-pad`: whether one question type keeps to everything, without looking at the others. The
// folder may lie outside the repository: `npm run check -- ../our-plugins/question-types/stamp`.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { outsidePlugins } from './bootstrap/outside-plugins.mjs'
import { inRepository } from './bootstrap/root.mjs'
import { hearScript, hearTool, runTool } from './bootstrap/run-tool.mjs'

const contract = [
  'src/registry/question-types.contract.test.ts',
  'src/registry/question-types.drawing.test.tsx',
  'src/registry/question-types.server-render.test.ts',
]

/** The contract of one type, in Node and in jsdom; nothing of any other type is loaded. Returns the exit code. */
export const runContract = (id) =>
  runTool('vitest', ['run', '--project=node', '--project=dom', ...contract], { VITE_QUESTION_TYPE: id })

/** @param name of the folder, or a path to it. Prints what is found, and returns what failed. */
export const checkQuestionType = async (name) => {
  const { folder, problem } = find(name)
  if (problem) {
    console.error(problem)
    return ['folder']
  }
  const id = basename(folder)
  const isOurs = `${folder}${sep}`.startsWith(inRepository('plugins/'))
  const environment = { VITE_QUESTION_TYPE: id, ...(isOurs ? {} : { FORMLOOM_CONFIG: configWith(sourceOf(folder)) }) }
  // One starts while the other waits: the contract is as long as all the others together.
  const lanes = [
    {
      contract: () =>
        hearTool(
          'vitest',
          [
            'run',
            '--reporter=dot',
            '--project=node',
            '--project=dom',
            '--project=browser',
            ...contract,
            'src/registry/question-types.browser.test.tsx',
          ],
          environment,
        ),
    },
    {
      'format and lint': () =>
        // How an installed package is written is its author's.
        folder.includes(`${sep}node_modules${sep}`)
          ? { code: 0, output: 'An installed package is not looked at.' }
          : hearTool('biome', ['check', '--error-on-warnings', `--config-path=${inRepository('.')}`, folder]),
      'import walls': () => hearWalls(folder, isOurs),
      weight: () => hearScript('tools/plugin-check/weight.mjs', [folder], environment),
      types: () => hearScript('tools/plugin-check/types.mjs', [folder]),
    },
  ]
  const results = await Promise.all(lanes.map(inTurn))
  console.log(`\n— not looked at here\n${remains(isOurs)}`)
  return results.flat()
}

/** The driver answers in the built product, with a server and a database: minutes, not seconds. */
const remains = (isOurs) =>
  isOurs
    ? 'driver.ts, by which a person’s answer is given in a real browser: npx playwright test question-types'
    : 'driver.ts: drivers are walked by npx playwright test question-types, for types that lie in the repository.'

const inTurn = async (checks) => {
  const failed = []
  for (const [title, hear] of Object.entries(checks)) {
    const { code, output } = await hear()
    console.log(`\n— ${title}${code === 0 ? '' : ': failed'}\n${output.trim()}`)
    if (code !== 0) failed.push(title)
  }
  return failed
}

const find = (name) => {
  const own = inRepository(`plugins/question-types/${name}`)
  // npm runs scripts at the root; people type paths where they stand.
  const folder = existsSync(own) ? own : resolve(process.env.INIT_CWD ?? process.cwd(), name)
  if (!existsSync(join(folder, 'definition.ts')))
    return {
      problem: `There is no question type ${name}: neither ${relative(inRepository('.'), own)} nor ${folder} holds a definition.ts.`,
    }
  if (basename(dirname(folder)) !== 'question-types')
    return { problem: `${folder} does not lie in a folder named question-types, where question types are found.` }
  return { folder }
}

const sourceOf = (folder) => dirname(dirname(folder))

/** The installation's configuration with one more folder, unless it is there already. */
const configWith = (source) => {
  const [, ...named] = outsidePlugins()
  const path = inRepository('.cache/plugin-check/formloom.config.mjs')
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `export default { plugins: ${JSON.stringify([...new Set([...named, source])])} }\n`)
  // Whatever is wrong with it is said before anything runs.
  outsidePlugins({ FORMLOOM_CONFIG: path })
  return path
}

/** The walls are written for paths of the repository: what lies outside is judged as a copy that lies where it would. */
const hearWalls = async (folder, isOurs) => {
  if (isOurs) return hearTool('depcruise', ['--config', '.dependency-cruiser.cjs', relative(inRepository('.'), folder)])
  const { wallsOf } = await import('./plugin-check/walls.mjs')
  return wallsOf(folder, sourceOf(folder))
}
