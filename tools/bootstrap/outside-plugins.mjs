// Plugins from outside the repository, as far as the bootstrap has to know of them.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { nodeBinary } from './node-binary.mjs'
import { inRepository } from './root.mjs'

/** The configuration and what it names, as absolute paths. What is wrong with it ends the process with a sentence. */
export function outsidePlugins(environment = {}) {
  const env = { ...process.env, ...environment }
  // Most installations have none, and need not wait for the answer.
  if (!env.FORMLOOM_CONFIG && !existsSync(inRepository('formloom.config.ts'))) return []
  const { status, stdout } = spawnSync(nodeBinary(), [inRepository('tools/plugins/list.mjs')], {
    cwd: inRepository('.'),
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) process.exit(1)
  return JSON.parse(stdout)
}
