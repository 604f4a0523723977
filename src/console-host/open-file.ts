import type { QuestionHost } from '#sdk/ui'
import { downloadTicket } from '#shared/contract/submission'
import { call } from '#src/api/call.ts'

/** The page of a stored file (src/routes): signs in where need be, shows pictures and saves the rest. */
export const filePage = (fileId: string): string => `/file/${encodeURIComponent(fileId)}`

/** Opens a file by a ticket that lives on as long as somebody looks, under one address: what plays is not begun anew. */
export const openFile: QuestionHost['openFile'] = (fileId, hear) => {
  let ticket: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const renew = async () => {
    try {
      const issued = await call(downloadTicket, { body: { fileId, use: 'view', ticket }, quiet: true })
      if (isOver) return
      if (issued.ticket !== ticket) hear({ state: 'ready', url: issued.url })
      ticket = issued.ticket
      // Well before it ends.
      timer = setTimeout(() => void renew(), issued.seconds * 800)
    } catch {
      // What is on screen stays there; a new look asks again.
      if (!isOver && ticket === undefined) hear({ state: 'failed' })
    }
  }
  void renew()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
