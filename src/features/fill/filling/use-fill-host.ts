import { useMemo } from 'react'
import { pickText } from '#shared/form/text'
import { isWaitingFile } from '#shared/waiting-file'
import type { FormHost } from '#src/form-view/form-view-context.ts'
import type { Work } from '#src/form-view/work.ts'
import type { Call, Reply } from '../call/call.ts'
import { passHeaders } from '../call/pass.ts'
import { loadFiles } from '../files/load-files.ts'
import { sentFrom } from '../files/page-files.ts'
import type { FillingRef } from '../files/upload-waiting.ts'
import type { FillForm } from '../form/load-fill-form.ts'
import type { Translate } from '../language/translator.ts'

/** What the public page offers to the questions it draws. */
export const useFillHost = ({
  form: { formKey, definition, types },
  call,
  language,
  translate,
  work,
  filling,
  files,
}: {
  form: FillForm
  call: Call
  language: string
  translate: Translate
  /** Notes the uploads under way, and what else the questions are at. */
  work: Work
  /**
   * Id that the submission will have: what a question holds for this respondent is held under it, and what
   * is random on their page follows from it. '': there is none.
   */
  filling: string
  /** The filling its files belong to. */
  files?: FillingRef
}): FormHost =>
  useMemo(
    () => ({
      language,
      translate,
      pickText: (text) => pickText(text, language, definition.defaultLanguage),
      ...(filling !== '' && { seed: filling }),
      fileUrl: addressOf,
      // After a reload the server knows the browser that sent it, as long as the draft has not been handed in.
      openFile: (fileId, hear) => {
        if (isWaitingFile(fileId)) {
          loadFiles().then((each) => each.openWaiting(fileId, files, hear), nothing)
        } else hear({ state: 'ready', url: sentFrom.get(fileId) ?? addressOf(fileId) })
        return nothing
      },
      reportWork: work.report,
      callOffWait: work.callOff,
      uploadFile: (questionId, file, options) =>
        loadFiles().then(
          (each) => each.takeFile(files, questionId, file, options),
          () => refuse({ kind: 'unreachable' }, translate),
        ),
      callAction: async (questionId, action, input) => {
        const path = [formKey, 'question', questionId, action].map(encodeURIComponent).join('/')
        const headers = { ...passHeaders(formKey), ...(filling && { 'x-form-filling': filling }) }
        return dataOf(await call(`/public/form/${path}`, { body: JSON.stringify(input), language, headers }), translate)
      },
      parserOf: (type) => types.get(type)?.parser,
      fetchData: async (type, name) => {
        const path = `/public/question-type/${encodeURIComponent(type)}/data?name=${encodeURIComponent(name)}`
        return dataOf(await call(path, { language }), translate)
      },
    }),
    [formKey, definition, types, call, language, translate, work, filling, files],
  )

const dataOf = (reply: Reply, translate: Translate): unknown =>
  reply.kind === 'ok' ? reply.data : refuse(reply, translate)

const refuse = (reply: Reply, translate: Translate): never => {
  throw new Error(reply.kind === 'failed' ? reply.message : translate('fill', 'page.failed.network.text'))
}

const addressOf = (fileId: string): string => `/sapi/file/${encodeURIComponent(fileId)}`
const nothing = () => undefined
