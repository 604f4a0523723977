import type { KeptMail } from '#shared/contract/mail'
import type { AppDeps } from '../../deps.ts'
import { listKept } from './repository.ts'
import { tryMail } from './try-mail.ts'

/** What an administrator does about mail. */
export const mailService = (deps: Pick<AppDeps, 'db' | 'secrets'>) => ({
  kept: (): Promise<KeptMail[]> => listKept(deps.db),
  try: (by: { userId: string; ip: string; language: string }, to: string) => tryMail(deps, by, to),
})
