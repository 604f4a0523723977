// What the product is made of, as CycloneDX: from package-lock.json alone, so the same lock always gives the same text.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { inRepository } from '../bootstrap/root.mjs'
import { lockedPackages } from './lock.mjs'

export function sbom() {
  const lockText = readFileSync(inRepository('package-lock.json'), 'utf8')
  const { name, version } = JSON.parse(lockText)
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(lockText)}`,
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version, licenses: licensesOf('MIT') },
    },
    components: lockedPackages(JSON.parse(lockText)).map(componentOf),
  }
}

const componentOf = ({ name, version, license, integrity, dev, optional }) => {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const [group, plain] = name.startsWith('@') ? name.split('/') : [undefined, name]
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group && { group }),
    name: plain,
    version,
    // What only builds and tests the product is not delivered with it.
    scope: dev ? 'excluded' : optional ? 'optional' : 'required',
    ...(integrity && { hashes: [hashOf(integrity)] }),
    ...(license && { licenses: licensesOf(license) }),
    purl,
  }
}

const licensesOf = (license) =>
  /^[\w.+-]+$/.test(license) ? [{ license: { id: license } }] : [{ expression: license.replace(/^\((.*)\)$/, '$1') }]

/** As npm writes it: algorithm and base64. */
const hashOf = (integrity) => {
  const [algorithm, digest] = integrity.split(' ')[0].split(/-(.*)/s)
  const content = Buffer.from(digest, 'base64').toString('hex')
  return { alg: { sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' }[algorithm], content }
}

const uuidOf = (text) => {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
