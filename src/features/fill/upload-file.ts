import type { UploadedFile, UploadOptions } from '#sdk/ui'
import { randomId } from '#shared/form/ids'
import { replyOf } from './call.ts'
import { passHeaders } from './pass.ts'
import type { Translate } from './translator.ts'

/**
 * Sends a file of an answer. XMLHttpRequest, because fetch tells nothing about how much has been sent. Rejects with an
 * Error whose message is for the respondent.
 */
export const uploadFile = (
  target: { formKey: string; questionId: string; language: string; translate: Translate },
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<UploadedFile> =>
  new Promise((resolve, reject) => {
    const { translate } = target
    const refuse = (key: string) => reject(new Error(translate('fill', key)))
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
    request.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total)
    }
    request.onerror = () => refuse('upload.unreachable')
    request.onabort = () => reject(new DOMException(translate('fill', 'upload.cancelled'), 'AbortError'))
    request.onload = () => {
      const reply = replyOf(request.response)
      // What the contract says the server answers.
      if (reply.kind === 'ok') return resolve(reply.data as UploadedFile)
      if (reply.kind === 'failed' && reply.message) return reject(new Error(reply.message))
      refuse(reply.kind === 'unreachable' ? 'upload.unreachable' : 'upload.failed')
    }
    if (signal?.aborted) return request.onabort?.(new ProgressEvent('abort'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
