import { z } from 'zod'
import { defineEndpoint, nothing, permission, publicAccess } from './endpoint.ts'

export const fileIdSchema = z.string().regex(/^[0-9A-Za-z]{22,40}$/)

export const uploadCommonFile = defineEndpoint({
  method: 'POST',
  path: '/common/upload',
  summary:
    'Upload a file for the console: multipart with `file`; answers its address. Pictures are re-encoded and public',
  access: permission('common:file:upload', 'all'),
  data: z.string(),
  transport: 'multipart',
})

export const uploadPicture = defineEndpoint({
  method: 'POST',
  path: '/user/file/upload',
  summary: 'Upload a picture for rich text: multipart with `file`; answers its public address',
  access: permission('common:file:upload', 'all'),
  data: z.string(),
  transport: 'multipart',
})

export const downloadFile = defineEndpoint({
  method: 'GET',
  path: '/file/{id}',
  summary:
    'A stored file. Pictures are public; the rest needs the right to the form, or a ticket in `Authorization` (T2)',
  access: publicAccess,
  params: z.object({ id: fileIdSchema }),
  query: z.object({ Authorization: z.string().max(600).optional() }),
  data: nothing,
  transport: 'download',
})
