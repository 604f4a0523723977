import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRepository } from '../bootstrap/root.mjs'
import { findings, isWithin } from './advisories.mjs'
import { lockedPackages } from './lock.mjs'
import { sbom } from './sbom.mjs'

const list = JSON.parse(readFileSync(inRepository('tools/supply/advisories.json'), 'utf8'))

describe('advisories', () => {
  it('ranges are read as npm reads them', () => {
    expect(isWithin('8.17.0', '>=8.0.0 <8.17.1')).toBe(true)
    for (const version of ['8.17.1', '7.9.9', '10.0.0']) expect(isWithin(version, '>=8.0.0 <8.17.1')).toBe(false)
    expect(isWithin('5.0.8', '<3.3.8 || >=4.0.0 <5.0.9')).toBe(true)
    expect(isWithin('1.0.0-beta.2', '<1.0.0')).toBe(true)
    expect(() => isWithin('1.0.0', '^1.0.0')).toThrow('Not a comparison')
  })

  it('a package of a bad version is found, unless it is accepted and the time is not over', () => {
    const packages = [{ name: 'ws', version: '8.16.0' }]
    expect(findings(packages, list, '2026-11-22')).toEqual([expect.stringContaining('ws 8.16.0: CVE-2024-37890')])
    const accepted = [{ id: 'CVE-2024-37890', package: 'ws', reason: 'test only', until: '2026-12-01' }]
    expect(findings(packages, { ...list, accepted }, '2026-11-22')).toEqual([])
    expect(findings(packages, { ...list, accepted }, '2026-12-02')).toHaveLength(1)
    expect(findings([], { advisories: [], accepted }, '2026-11-22')).toEqual([
      expect.stringContaining('Delete the line'),
    ])
  })

  it('every line of the list can be read', () => {
    for (const { package: name, affected } of list.advisories)
      expect(typeof isWithin('1.0.0', affected), name).toBe('boolean')
  })
})

describe('the bill of materials', () => {
  it('names every locked package once, with version, licence, hash and whether it is delivered', () => {
    const { components, serialNumber } = sbom()
    expect(components).toHaveLength(lockedPackages().length)
    expect(new Set(components.map((each) => each.purl)).size).toBe(components.length)
    const fastify = components.find(({ name }) => name === 'fastify')
    expect(fastify).toMatchObject({ scope: 'required', licenses: [{ license: { id: 'MIT' } }] })
    expect(fastify?.hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/)
    expect(components.find(({ name }) => name === 'vitest')?.scope).toBe('excluded')
    expect(components.find(({ group, name }) => group === '@fastify' && name === 'multipart')?.purl).toMatch(
      /^pkg:npm\/%40fastify\/multipart@/,
    )
    expect(serialNumber).toBe(sbom().serialNumber)
  })
})
