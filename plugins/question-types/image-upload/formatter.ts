import { defineFormatter } from '#sdk'
import { fileCell, fileText } from '../../_families/files/file-text.ts'
import type imageUpload from './definition.ts'

export default defineFormatter<typeof imageUpload>({
  text: (files, _options, context) => fileText(files, context),
  cells: (files, _options, context) => [fileCell(files, context)],
})
