import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { hashOf } from './hash.mjs'
import { npmCommand } from './npm.mjs'
import { inRepository } from './root.mjs'

/** Installs the packages of the lock file, unless exactly those are installed. */
export function ensureInstalled() {
  const wanted = `${hashOf(['package-lock.json'])} ${process.platform}-${process.arch}`
  if (readIfThere(stamp) === wanted) return
  if (!matchesLockFile()) install()
  writeFileSync(stamp, wanted)
}

const stamp = inRepository('node_modules/.formloom-install')

function install() {
  console.log('Installing packages…')
  // NODE_ENV=production would leave out what the build needs.
  const { file, args, options } = npmCommand(['ci', '--include=dev', '--include=optional', '--loglevel=error'])
  const { status, error } = spawnSync(file, args, { ...options, stdio: 'inherit' })
  if (status === 0) return
  console.error(error ? `npm could not be started: ${error.message}` : 'The packages could not be installed.')
  process.exit(1)
}

/** Whether somebody has run `npm ci` by hand: npm notes in node_modules what it installed. */
function matchesLockFile() {
  const noted = readIfThere(inRepository('node_modules/.package-lock.json'))
  if (noted === null) return false
  const installed = JSON.parse(noted).packages
  const wanted = JSON.parse(readFileSync(inRepository('package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.link || installed[path]?.version === entry.version) return true
    // The lock file also lists the packages of every other operating system and processor.
    const isForSome = entry.optional || entry.extraneous || entry.os || entry.cpu
    return isForSome && installed[path] === undefined
  })
}

const readIfThere = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null)
