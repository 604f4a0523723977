// Prints where plugins from outside come from, as JSON: the configuration and what it names. On the pinned Node, which reads it.
import { inRepository } from '../bootstrap/root.mjs'
import { configPath, readConfig } from './config.ts'
import { pluginFolders } from './plugin-folders.ts'

try {
  const root = inRepository('.')
  const sources = await readConfig(root)
  // What cannot be built is said before anything is.
  pluginFolders(root, sources)
  const config = configPath(root)
  console.log(JSON.stringify([...(config ? [config] : []), ...sources.map(({ path }) => path)]))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
