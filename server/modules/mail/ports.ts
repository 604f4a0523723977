import type { Database } from '../../db/database.ts'
import { definePort } from '../../kernel/port.ts'

export interface Mail {
  /** One address, as `isMailAddress` takes it. */
  readonly to: string
  /** One line; what would end it becomes a space. */
  readonly subject: string
  readonly text: string
  /** The same for programs that show it. Whoever makes it escapes what people entered. */
  readonly html?: string
}

export interface Mailer {
  /** Whether mail can be sent here, or is kept for trying out. */
  readonly isSetUp: () => Promise<boolean>
  /**
   * Puts a mail among those to be sent, in the caller's transaction when `db` is one: there with its cause, or not at all.
   * It is tried for hours, and over a restart; a server that dies between the mail server's yes and its own note sends it
   * again, under the same Message-ID.
   */
  readonly send: (db: Database, mail: Mail) => Promise<void>
}
export const mailer = definePort<Mailer>('mailer')
