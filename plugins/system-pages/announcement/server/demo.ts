import type { DemoMoment, Transaction } from '#sdk/page-server'
import { insertDemoAnnouncement } from './demo-repository.ts'
import { demoAnnouncement } from './demo-text.ts'

/** One of two days ago. */
export const loadDemo = async (trx: Transaction, { now, language, people: [admin] }: DemoMoment): Promise<void> => {
  if (!admin) return
  const publishedAt = new Date(now.getTime() - 2 * 24 * 3_600_000)
  await insertDemoAnnouncement(trx, { ...demoAnnouncement(language), publishedBy: admin.id, publishedAt })
}
