// Runs in a Web Worker: searches, and says how far it is several times a second.
import { searchProof, type Work } from './proof.ts'

export type ProofNews = { readonly tried: number } | { readonly found: number }

const portion = 20_000

addEventListener('message', ({ data }: MessageEvent<Work>) => {
  for (let from = 0; ; from += portion) {
    const found = searchProof(data, from, from + portion)
    if (found !== null) return postMessage({ found } satisfies ProofNews)
    postMessage({ tried: from + portion } satisfies ProofNews)
  }
})
