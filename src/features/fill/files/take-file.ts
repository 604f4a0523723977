import type { UploadedFile, UploadOptions } from '#sdk/ui'
import { uploadFile } from '../call/upload-file.ts'
import { loadLaterTexts } from '../language/texts.ts'
import { sentFrom } from './page-files.ts'
import { type FillingRef, uploadWaiting } from './upload-waiting.ts'
import { keepFile } from './waiting-files.ts'

/**
 * Sends a file that somebody has picked. Where the server cannot be reached it is taken all the same, and sent when it can.
 * Rejects with an Error whose message is for the respondent.
 */
export const takeFile = async (
  filling: FillingRef | undefined,
  questionId: string,
  file: File,
  options: UploadOptions,
): Promise<UploadedFile> => {
  const current = filling?.current
  if (!filling || !current) throw new DOMException('The filling is over', 'AbortError')
  const { form, work, language, translate } = current
  const key = `upload ${questionId} ${uploads++}`
  work.report(key, questionId, 'underWay')
  const { formKey } = form
  const reply = await uploadFile({ formKey, questionId, language }, file, options).finally(() =>
    work.report(key, questionId, null),
  )
  if (reply.kind === 'ok') {
    // What the contract says the server answers.
    const uploaded = reply.data as UploadedFile
    sentFrom.set(uploaded.id, URL.createObjectURL(file))
    return uploaded
  }
  if (reply.kind === 'unreachable' || reply.kind === 'busy') {
    await loadLaterTexts(language).catch(() => undefined)
    const kept = await keepFile(current, questionId, file)
    // From the moment an answer names it.
    uploadWaiting(filling)
    return kept
  }
  throw new Error((reply.kind === 'failed' && reply.message) || translate('fill', 'upload.failed'))
}

let uploads = 0
