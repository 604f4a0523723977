import type { UploadOptions } from '#sdk/ui'
import { randomId } from '#shared/form/ids'
import { type Reply, replyOf } from './call.ts'
import { passHeaders } from './pass.ts'

let isKnown = false
let queue: Promise<unknown> = Promise.resolve()

/**
 * Sends a file of an answer. With its first one the browser is given the mark by which the server knows its files: until
 * then one goes after the other, since of two at once each would bring a mark, and the later one make the earlier file
 * somebody else's.
 */
export const uploadFile = (...sending: Parameters<typeof send>): Promise<Reply> => {
  if (isKnown) return send(...sending)
  const sent = queue.then(() => send(...sending))
  queue = sent.then(
    ({ kind }) => {
      isKnown ||= kind === 'ok'
    },
    () => undefined,
  )
  return sent
}

/** No part of it gone for so long: there is no network any more, whatever the device says (spec 9: 30 s). */
const patience = 30_000

/** XMLHttpRequest, because fetch tells nothing about how much has been sent. Rejects only when it is called off. */
const send = (
  target: { formKey: string; questionId: string; language: string },
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const form = new FormData()
    // The server decides by the question what the file may be, so the question comes first.
    form.append('questionId', target.questionId)
    form.append('file', file)

    const request = new XMLHttpRequest()
    request.open('POST', `/sapi/form/file/upload/${encodeURIComponent(target.formKey)}`)
    request.setRequestHeader('x-requestId', randomId(16))
    request.setRequestHeader('accept-language', target.language)
    for (const [name, value] of Object.entries(passHeaders(target.formKey))) request.setRequestHeader(name, value)
    request.responseType = 'json'
    let timer: ReturnType<typeof setTimeout>
    const goesOn = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        resolve(unreachable)
        request.abort()
      }, patience)
    }
    request.upload.onprogress = (event) => {
      goesOn()
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total)
    }
    request.onerror = () => resolve(unreachable)
    request.onabort = () => reject(new DOMException('The upload was called off', 'AbortError'))
    request.onload = () => {
      const { status } = request
      // As the calls of the page take it (call.ts): a proxy in front of a server that is being started anew.
      resolve(status > 501 && status < 505 ? { kind: 'busy', retryAfterMs: null } : replyOf(request.response))
    }
    request.onloadend = () => clearTimeout(timer)
    if (signal?.aborted) return request.onabort(new ProgressEvent('abort'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
    goesOn()
  })

const unreachable: Reply = { kind: 'unreachable' }
