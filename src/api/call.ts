// The console's own client: the session's token on every call, failures handed to whoever listens (session, shell).
import { solveCaptcha } from '#src/captcha/solve-captcha.ts'
import { tokenForCalls } from '#src/session/token.ts'
import type { ApiError } from './api-error.ts'
import { actedOnAnyway, createClient } from './client.ts'
import { askWhetherReachable } from './reachability.ts'

const listeners = new Set<(failure: ApiError) => void>()

/** Hears every failure that its caller does not show itself. Returns the way to stop listening. */
export const onFailure = (listener: (failure: ApiError) => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const language = () => document.documentElement.lang || navigator.language

/** As if a call that was quiet had not been. What ends the session or leads away has been told of already. */
export const tellOf = (failure: ApiError): void => {
  if (!actedOnAnyway.has(failure.kind)) tell(failure)
}

const tell = (failure: ApiError): void => {
  for (const listener of listeners) listener(failure)
}

export const { call, callOrRefusal, file } = createClient({
  baseUrl: '/sapi',
  token: tokenForCalls,
  language,
  solveCaptcha: () => solveCaptcha(language()),
  timeout: 30_000,
  onFailure: tell,
  onSilence: () => void askWhetherReachable(),
})
