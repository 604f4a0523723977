// The pinned Node 24 that npm installed: everything but the bootstrap itself runs on it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { npmCommand } from './npm.mjs'
import { inRepository } from './root.mjs'

let found

/** Path of the pinned Node. */
export function nodeBinary() {
  found ??= installed() ?? installedAgain() ?? thisOne()
  return found
}

/** Folder to put first on the PATH, so that tools which start `node` start the pinned one. */
export const nodeFolder = () => dirname(nodeBinary())

function installed() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const name = `${system === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${system}-${process.arch}`
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  return [
    `node_modules/node/bin/${program}`,
    `node_modules/node/node_modules/${name}/bin/${program}`,
    `node_modules/${name}/bin/${program}`,
  ]
    .map(inRepository)
    .find((path) => existsSync(path))
}

/** Its install script fetches the program; scripts may have been switched off while the packages were installed. */
function installedAgain() {
  const { file, args, options } = npmCommand(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'])
  spawnSync(file, args, { ...options, stdio: 'inherit' })
  return installed()
}

function thisOne() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 12)) return process.execPath
  throw new Error(
    `Formloom needs Node 22.12 or later, this is ${process.versions.node}, and the pinned one could not be installed. ` +
      'Allow install scripts for the package "node" and run npm ci.',
  )
}
