/** What went wrong with a call, one kind per row of the spec's error catalogue (section 8). */
export type FailureKind =
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'licence'
  | 'captcha'
  | 'cancelled'
  | 'tooMany'
  | 'failed'
  | 'refused'
  | 'other'
  | 'network'
  | 'timeout'
  | 'httpStatus'
  | 'unreadable'

export interface Failure {
  readonly kind: FailureKind
  /** Code of the envelope, or the HTTP status of an answer without one; 0 when nothing came back. */
  readonly code: number
  /** The server's own words, '' when it had none. */
  readonly serverText: string
  /** `data` of the envelope, unchanged: what a refusal (510) carries. */
  readonly data: unknown
  /** The x-requestId that was sent: people quote it to support. */
  readonly requestId: string
  /** The token the call was made with, so that a late 401 of an older session is told from one of this session. */
  readonly token: string | null
}

/** Every rejected call rejects with this; texts for people come from `failureText`. */
export class ApiError extends Error implements Failure {
  readonly kind: FailureKind
  readonly code: number
  readonly serverText: string
  readonly data: unknown
  readonly requestId: string
  readonly token: string | null

  constructor(failure: Failure, options?: ErrorOptions) {
    super(`${failure.kind} (${failure.code}) ${failure.serverText}`.trim(), options)
    this.name = 'ApiError'
    this.kind = failure.kind
    this.code = failure.code
    this.serverText = failure.serverText
    this.data = failure.data
    this.requestId = failure.requestId
    this.token = failure.token
  }
}
