/** A face as the page learns of it: where it is and how it is held, not whose it is. Shares of the picture and radians. */
export interface Face {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly score: number
  /** To the side; positive: to the person's own left. */
  readonly yaw: number
  /** Up and down; positive: up. */
  readonly pitch: number
  /** 0 to 1: no picture of a picture. */
  readonly real: number
  /** 0 to 1: somebody is there. */
  readonly live: number
}

export type FinderAsk =
  | { readonly id: number; readonly do: 'open'; readonly liveness: boolean; readonly compare: boolean }
  /** @param as remembered for the comparison, inside the worker */
  | { readonly id: number; readonly do: 'look'; readonly picture: ImageBitmap; readonly as?: Side }

/** Whose faces are compared. */
export type Side = 'person' | 'paper'

export type FinderReply =
  | { readonly id: number; readonly progress: number }
  | { readonly id: number; readonly error: string }
  | { readonly id: number; readonly faces: readonly Face[]; readonly likeness: number | null }

export interface Seen {
  readonly faces: readonly Face[]
  /** 0 to 1, once both sides were seen. */
  readonly likeness: number | null
}

export interface FaceFinder {
  readonly look: (picture: ImageBitmap, as?: Side) => Promise<Seen>
  readonly close: () => void
}

/** Starts the worker that finds faces, with the models that are wanted. */
export const openFaceFinder = async (
  wanted: { readonly liveness: boolean; readonly compare: boolean },
  onProgress: (share: number) => void,
): Promise<FaceFinder> => {
  const worker = new Worker(new URL('./face-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, { resolve: (seen: Seen) => void; reject: (error: Error) => void }>()
  let count = 0
  const ask = (make: (id: number) => FinderAsk, moved: Transferable[] = []) =>
    new Promise<Seen>((resolve, reject) => {
      const id = ++count
      waiting.set(id, { resolve, reject })
      worker.postMessage(make(id), moved)
    })
  worker.onmessage = ({ data }: MessageEvent<FinderReply>) => {
    if ('progress' in data) return onProgress(data.progress)
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('error' in data) asked?.reject(new Error(data.error))
    else asked?.resolve(data)
  }
  worker.onerror = ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message))
    waiting.clear()
  }
  const close = () => worker.terminate()
  try {
    await ask((id) => ({ id, do: 'open', ...wanted }))
  } catch (error) {
    close()
    throw error
  }
  return {
    look: (picture, as) => ask((id) => ({ id, do: 'look', picture, ...(as && { as }) }), [picture]),
    close,
  }
}
