import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serverModules } from './modules.ts'

const folders = readdirSync('server/modules')

test('every folder with routes is a module, and is called what it says', () => {
  const withRoutes = folders.filter((folder) => existsSync(`server/modules/${folder}/routes.ts`))
  expect(withRoutes.filter((folder) => !existsSync(`server/modules/${folder}/module.ts`))).toEqual([])
  const found = folders.filter((folder) => existsSync(`server/modules/${folder}/module.ts`))
  expect(serverModules.map(({ name }) => name).sort()).toEqual(found.sort())
})
