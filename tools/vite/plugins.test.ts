// Plugins from outside on the development server, which resolves packages another way than the build does.
import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { AnyQuestionType } from '#sdk'
import { plugins } from './plugins.ts'

let outside = ''
let server: ViteDevServer
beforeAll(async () => {
  outside = realpathSync(mkdtempSync(join(tmpdir(), 'formloom-dev-')))
  cpSync('docs/plugin-guide/sample', join(outside, 'ours'), { recursive: true })
  writeFileSync(join(outside, 'formloom.config.ts'), "export default { plugins: ['./ours'] }")
  vi.stubEnv('FORMLOOM_CONFIG', join(outside, 'formloom.config.ts'))
  // As `npm run dev` has it.
  vi.stubEnv('VITEST', '')
  server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [plugins()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
}, 60_000)
afterAll(async () => {
  await server.close()
  vi.unstubAllEnvs()
  rmSync(outside, { recursive: true })
})

test('a type outside is there beside those of the repository, with the packages of the checkout', async () => {
  const module = await server.ssrLoadModule('virtual:plugins/eager/question-types/definition')
  const found: ReadonlyMap<string, AnyQuestionType> = module.default
  expect(found.get('duration')?.id).toBe('duration')
  expect([...found.keys()]).toEqual([...found.keys()].toSorted())
  expect(found.size).toBeGreaterThan(10)
})

test('what is no door is refused, and named', async () => {
  const file = join(outside, 'ours/question-types/duration/server.ts')
  writeFileSync(file, "import { env } from '#server/env'\nexport default { env }\n")
  await expect(server.ssrLoadModule(file)).rejects.toThrow(
    /duration\/server\.ts imports #server\/env: a plugin may use #sdk, #sdk\/…, #ds\/… and #shared\/…/,
  )
})
