import { AsyncLocalStorage } from 'node:async_hooks'

/** The request that is being answered. */
export interface Origin {
  readonly requestId: string
  readonly userAgent: string
}

const origins = new AsyncLocalStorage<Origin>()

/** Answers a request; whatever is done meanwhile, at any depth, can say where it came from. */
export const withOrigin = <Result>(origin: Origin, answer: () => Result): Result => origins.run(origin, answer)

/** Undefined in jobs, at the start and in tests of single functions: nobody asked. */
export const currentOrigin = (): Origin | undefined => origins.getStore()
