import { AsyncLocalStorage } from 'node:async_hooks'

/** The request that is being answered. */
export interface Origin {
  readonly requestId: string
  readonly userAgent: string
  /** What the caller takes this server's host to be; undefined when they did not say. */
  readonly host: string | undefined
  readonly ip: string
  /** Accept-Language as the caller sent it. */
  readonly language: string | undefined
  /** Aborted once the connection is gone, or the answer sent: what has not begun by then is in vain. */
  readonly gone: () => AbortSignal
}

const origins = new AsyncLocalStorage<Origin>()

/** Answers a request; whatever is done meanwhile, at any depth, can say where it came from. */
export const withOrigin = <Result>(origin: Origin, answer: () => Result): Result => origins.run(origin, answer)

/** Undefined in jobs, at the start and in tests of single functions: nobody asked. */
export const currentOrigin = (): Origin | undefined => origins.getStore()
