import { z } from 'zod'
import { defineEndpoint, nothing, permission, publicAccess, type RateRule } from './endpoint.ts'

export const fileIdSchema = z.string().regex(/^[0-9A-Za-z]{22,40}$/)

const perPerson: RateRule = { name: 'upload-user', per: ['user'], capacity: 20, seconds: 60 }

export const uploadCommonFile = defineEndpoint({
  method: 'POST',
  path: '/common/upload',
  summary:
    'Upload a file for the console: multipart with `file`; answers its address. doc, xls, ppt, txt and pdf, unless a field `types` before it names others; pictures are re-encoded and public',
  access: permission('common:file:upload', 'all'),
  data: z.string(),
  transport: 'multipart',
  limits: [perPerson],
})

export const uploadPicture = defineEndpoint({
  method: 'POST',
  path: '/user/file/upload',
  summary: 'Upload a picture for rich text: multipart with `file`; answers its public address',
  access: permission('common:file:upload', 'all'),
  data: z.string(),
  transport: 'multipart',
  limits: [perPerson],
})

export const downloadFile = defineEndpoint({
  method: 'GET',
  path: '/file/{id}',
  summary:
    'A stored file, or the part of it `Range` asks for. Pictures are public; the rest needs the right to the form, a ticket in `Authorization` (T2), or to be the draft of the browser that sent it. Refusals have their HTTP status',
  access: publicAccess,
  params: z.object({ id: fileIdSchema }),
  query: z.object({ Authorization: z.string().max(600).optional() }),
  data: nothing,
  transport: 'download',
  refusesByStatus: true,
})
