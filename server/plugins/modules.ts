/** Finds the server's modules: every folder of `server/modules` that has a `module.ts`, and the server half of system pages. */
import ofPages from 'virtual:plugins/eager/system-pages/server/module'
import type { AnyModule } from '../kernel/module.ts'

export const serverModules: readonly AnyModule[] = [
  ...Object.values(import.meta.glob<AnyModule>('/server/modules/*/module.ts', { import: 'default', eager: true })),
  ...ofPages.values(),
]
