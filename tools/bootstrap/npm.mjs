import { delimiter } from 'node:path'
import { inRepository } from './root.mjs'

/** How to run npm: the one that runs this script, else the one on the PATH. */
export function npmCommand(args) {
  // Not with the Node in node_modules: `npm ci` removes it while it works.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter)
  const options = { cwd: inRepository('.'), env: { ...process.env, PATH: path } }
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  const isNpm = script !== undefined && /npm-cli\.c?js$/.test(script)
  if (isNpm && node !== undefined && !node.includes('node_modules')) {
    return { file: node, args: [script, ...args], options }
  }
  return { file: 'npm', args, options: { ...options, shell: process.platform === 'win32' } }
}
