import { useEffect, useState } from 'react'
import { ticketFor } from './data-api.ts'

/** Tickets live for 60 seconds (T2): a new one well before the old one dies, as long as the link is on screen. */
const renewMs = 45_000

/** The address of a file together with a one-use ticket; undefined until there is one. */
export const useTicketedUrl = (fileUrl: string | undefined): string | undefined => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const fileId = fileUrl?.split('/').at(-1)?.split('?')[0]
    if (!fileId) return
    let current = true
    const renew = () =>
      ticketFor(decodeURIComponent(fileId)).then(
        (ticket) => {
          if (current) setUrl(ticket.url)
        },
        // The client has already told the person; the link stays away.
        () => undefined,
      )
    void renew()
    const timer = setInterval(() => void renew(), renewMs)
    return () => {
      current = false
      clearInterval(timer)
    }
  }, [fileUrl])
  return url
}
