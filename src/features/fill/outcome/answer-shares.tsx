import { useEffect, useState } from 'react'
import type { AnswerShares } from '#shared/contract/submission'
import { createCall } from '../call/call.ts'
import { ShareLists } from './share-lists.tsx'

/** How everybody has answered so far, where the author shows it. A help: what cannot be had is left out. */
export const AnswerSharesView = ({ address, language }: { address: string; language: string }) => {
  const [shares, setShares] = useState<AnswerShares>()
  useEffect(() => {
    const stop = new AbortController()
    void createCall()(`${address}?language=${encodeURIComponent(language)}`, { language, signal: stop.signal }).then(
      (reply) => {
        // Our own server's, by its contract.
        if (!stop.signal.aborted && reply.kind === 'ok') setShares(reply.data as AnswerShares)
      },
    )
    return () => stop.abort()
  }, [address, language])
  return shares ? <ShareLists {...shares} language={language} /> : null
}
