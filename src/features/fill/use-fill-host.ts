import { useMemo } from 'react'
import { pickText } from '#shared/form/text'
import type { FormHost } from '#src/form-view/form-view-context.ts'
import type { Work } from '#src/form-view/work.ts'
import type { Call } from './call.ts'
import type { FillForm } from './load-fill-form.ts'
import { passHeaders } from './pass.ts'
import type { Translate } from './translator.ts'

/** What the public page offers to the questions it draws. */
export const useFillHost = ({
  form: { formKey, definition },
  call,
  language,
  translate,
  work,
}: {
  form: FillForm
  call: Call
  language: string
  translate: Translate
  /** Notes the uploads under way, and what else the questions are at. */
  work: Work
}): FormHost =>
  useMemo(
    () => ({
      language,
      translate,
      pickText: (text) => pickText(text, language, definition.defaultLanguage),
      fileUrl: addressOf,
      // After a reload the server knows the browser that sent it, as long as the draft has not been handed in.
      openFile: (fileId, hear) => {
        hear({ state: 'ready', url: sent.get(fileId) ?? addressOf(fileId) })
        return nothing
      },
      reportWork: work.report,
      uploadFile: async (questionId, file, options) => {
        const key = `upload ${questionId} ${uploads++}`
        work.report(key, questionId, 'underWay')
        try {
          // Most respondents upload nothing; without a network there is nothing to upload to either.
          const { uploadFile } = await import('./upload-file.ts')
          const uploaded = await uploadFile({ formKey, questionId, language, translate }, file, options)
          // What is at hand need not be fetched again.
          sent.set(uploaded.id, URL.createObjectURL(file))
          return uploaded
        } finally {
          work.report(key, questionId, null)
        }
      },
      callAction: async (questionId, action, input) => {
        const path = [formKey, 'question', questionId, action].map(encodeURIComponent).join('/')
        const reply = await call(`/public/form/${path}`, {
          body: JSON.stringify(input),
          language,
          headers: passHeaders(formKey),
        })
        if (reply.kind === 'ok') return reply.data
        throw new Error(reply.kind === 'failed' ? reply.message : translate('fill', 'page.failed.network.text'))
      },
    }),
    [formKey, definition, call, language, translate, work],
  )

const addressOf = (fileId: string): string => `/sapi/file/${encodeURIComponent(fileId)}`
const nothing = () => undefined

/** Files sent from this page, by id, as addresses within it. */
const sent = new Map<string, string>()
let uploads = 0
