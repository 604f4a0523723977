import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { nodeBinary } from './node-binary.mjs'
import { inRepository } from './root.mjs'
import { withPinnedNode } from './run-tool.mjs'

/** Becomes a script on the pinned Node, as far as its owner can tell: same terminal, signals and exit code. */
export function becomeScript(path, nodeOptions = ['--enable-source-maps'], args = []) {
  const child = spawn(nodeBinary(), [...nodeOptions, inRepository(path), ...args], {
    cwd: inRepository('.'),
    env: withPinnedNode(),
    stdio: 'inherit',
  })
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name))
  child.once('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}
