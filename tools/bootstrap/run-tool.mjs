import { spawn, spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { delimiter } from 'node:path'
import { nodeBinary, nodeFolder } from './node-binary.mjs'
import { inRepository } from './root.mjs'

/** Runs a program of an installed package on the pinned Node and waits. Returns its exit code. */
export function runTool(name, args, environment = {}) {
  const link = inRepository(`node_modules/.bin/${name}`)
  if (process.platform === 'win32') return run(`"${link}.cmd"`, args, environment, { shell: true })
  return run(nodeBinary(), [realpathSync(link), ...args], environment)
}

/** Runs a script of the repository on the pinned Node and waits. Returns its exit code. */
export function runScript(path, args = [], environment = {}) {
  return run(nodeBinary(), [inRepository(path), ...args], environment)
}

/** As `runTool`, beside others: what it says is in the answer instead of on the terminal. */
export function hearTool(name, args, environment = {}) {
  const link = inRepository(`node_modules/.bin/${name}`)
  if (process.platform === 'win32') return hear(`"${link}.cmd"`, args, environment, { shell: true })
  return hear(nodeBinary(), [realpathSync(link), ...args], environment)
}

/** As `runScript`, beside others. */
export function hearScript(path, args = [], environment = {}) {
  return hear(nodeBinary(), [inRepository(path), ...args], environment)
}

function hear(file, args, environment, options = {}) {
  const env = withPinnedNode({ NO_COLOR: '1', ...environment })
  const child = spawn(file, args, { cwd: inRepository('.'), env, stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** The environment with the pinned Node first on the PATH. */
export function withPinnedNode(environment = {}) {
  const path = [nodeFolder(), inRepository('node_modules/.bin'), process.env.PATH ?? ''].join(delimiter)
  return { ...process.env, PATH: path, ...environment }
}

function run(file, args, environment, options = {}) {
  const { status, error } = spawnSync(file, args, {
    cwd: inRepository('.'),
    env: withPinnedNode(environment),
    stdio: 'inherit',
    ...options,
  })
  if (error) console.error(error.message)
  return status ?? 1
}
