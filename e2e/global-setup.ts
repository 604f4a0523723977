import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { startProduct } from './product.mjs'

/** Starts the product for all journeys. The workers learn where it is from their environment (fixtures/product.ts). */
export default async function globalSetup(config: FullConfig): Promise<() => Promise<void>> {
  const logFile = join(config.rootDir, '../../test-results/server.log')
  mkdirSync(dirname(logFile), { recursive: true })
  const log = createWriteStream(logFile)
  const product = await startProduct({ log })
  process.env.E2E_ADDRESS = product.address
  process.env.E2E_DATA_FOLDER = product.dataFolder
  process.env.E2E_ADMIN_PASSWORD = product.adminPassword
  process.env.E2E_DEMO_PASSWORD = product.demoPassword
  return async () => {
    await product.stop()
    log.end()
  }
}
