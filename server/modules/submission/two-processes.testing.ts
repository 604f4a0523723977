import { createDatabase } from '../../db/client.ts'
import type { TestServer } from '../../http/testing.ts'
import { createCompiledForms } from '../form/compiled-forms.ts'
import { createPluginServices } from './plugin-services.ts'
import { createSubmissionService, type SubmissionService } from './service.ts'

/** The same product in two processes, as far as the database can tell: what takes submissions, over a pool of its own each. */
export const twoProcesses = (
  server: TestServer,
): { at: (turn: number) => SubmissionService; close: () => Promise<void> } => {
  const elsewhere = createDatabase({ connection: server.database.url, poolSize: 10 })
  const [here, there] = [server.db, elsewhere.kysely].map((db) =>
    createSubmissionService({
      db,
      log: { error: () => undefined },
      forms: createCompiledForms({ db }),
      services: createPluginServices({ ...server.deps, db }),
      canMail: async () => false,
      answerFiles: () => [],
      uncount: async () => undefined,
      files: { takeOfSubmissions: async () => [], removeContent: async () => undefined },
    }),
  ) as [SubmissionService, SubmissionService]
  return { at: (turn) => (turn % 2 ? there : here), close: () => elsewhere.kysely.destroy() }
}
