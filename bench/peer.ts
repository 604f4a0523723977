import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Loads a package of bench/peers as Node would, outside our bundle. The caller says what it uses of it. */
export const peer = <Package>(name: string): Package => fromPeers(name)

export const peerVersion = (name: string): string => {
  const { version } = fromPeers(`./node_modules/${name}/package.json`) as { version: string } // every package has one
  return version
}

// The benchmark always runs in the root of the repository.
const fromPeers = createRequire(join(process.cwd(), 'bench/peers/package.json'))
