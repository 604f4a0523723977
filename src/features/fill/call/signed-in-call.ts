import type { Call } from './call.ts'

/** Where answers go: a stranger's, and those of somebody who is signed in (/d/{key}). */
const submitPath = '/user/form/data/public/create'
const signedInPath = '/user/form/data/create'

/**
 * Calls of a page that needs login (spec 2, /d/{key}): answers are handed in under the person's name or not at all. Where
 * the session has ended (code 401), `onSessionEnded` leads to sign-in and the call never comes back; what was typed waits
 * on the device.
 */
export const signedInCall =
  (call: Call, onSessionEnded: () => void): Call =>
  async (path, options) => {
    const reply = await call(path === submitPath ? signedInPath : path, options)
    if (reply.kind !== 'failed' || reply.code !== 401) return reply
    onSessionEnded()
    return new Promise(() => undefined)
  }
