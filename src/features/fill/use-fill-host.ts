import { type RefObject, useMemo } from 'react'
import { pickText } from '#shared/form/text'
import type { FormHost } from '#src/form-view/form-view-context.ts'
import type { Call } from './call.ts'
import type { FillForm } from './load-fill-form.ts'
import { passQuery } from './pass.ts'
import type { Translate } from './translator.ts'

/** What the public page offers to the questions it draws. */
export const useFillHost = ({
  form: { formKey, definition },
  call,
  language,
  translate,
  uploads,
}: {
  form: FillForm
  call: Call
  language: string
  translate: Translate
  /** Counts the uploads under way. */
  uploads: RefObject<number>
}): FormHost =>
  useMemo(
    () => ({
      language,
      translate,
      pickText: (text) => pickText(text, language, definition.defaultLanguage),
      fileUrl: (fileId) => `/sapi/file/${encodeURIComponent(fileId)}`,
      uploadFile: async (questionId, file, options) => {
        uploads.current++
        try {
          // Most respondents upload nothing; without a network there is nothing to upload to either.
          const { uploadFile } = await import('./upload-file.ts')
          return await uploadFile({ formKey, questionId, language, translate }, file, options)
        } finally {
          uploads.current--
        }
      },
      callAction: async (questionId, action, input) => {
        const path = [formKey, 'question', questionId, action].map(encodeURIComponent).join('/')
        const reply = await call(`/public/form/${path}${passQuery(formKey)}`, { body: JSON.stringify(input), language })
        if (reply.kind === 'ok') return reply.data
        throw new Error(reply.kind === 'failed' ? reply.message : translate('fill', 'page.failed.network.text'))
      },
    }),
    [formKey, definition, call, language, translate, uploads],
  )
