import { searchProof, type Work } from './proof.ts'
import type { ProofNews } from './proof-worker.ts'

/**
 * Does the work beside the page; where there are no workers, in portions of a few milliseconds that leave the page alive.
 *
 * @param onTried told how many numbers were looked at
 */
export const findProof = (work: Work, onTried: (tried: number) => void, signal: AbortSignal): Promise<number> =>
  inWorker(work, onTried, signal).catch((error: unknown) => {
    if (signal.aborted) throw error
    return inPortions(work, onTried, signal)
  })

const inWorker = (work: Work, onTried: (tried: number) => void, signal: AbortSignal): Promise<number> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
    const stop = () => {
      worker.terminate()
      reject(signal.reason)
    }
    signal.addEventListener('abort', stop)
    const end = () => {
      signal.removeEventListener('abort', stop)
      worker.terminate()
    }
    worker.onmessage = ({ data }: MessageEvent<ProofNews>) => {
      if ('tried' in data) return onTried(data.tried)
      end()
      resolve(data.found)
    }
    worker.onerror = (event) => {
      end()
      reject(new Error(event.message))
    }
    worker.postMessage(work)
  })

/** About five milliseconds of a phone. */
const portion = 1500

export const inPortions = async (
  work: Work,
  onTried: (tried: number) => void,
  signal: AbortSignal,
): Promise<number> => {
  for (let from = 0; ; from += portion) {
    signal.throwIfAborted()
    const found = searchProof(work, from, from + portion)
    if (found !== null) return found
    onTried(from + portion)
    await new Promise((resolve) => setTimeout(resolve))
  }
}
