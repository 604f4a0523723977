import { defineFormatter } from '#sdk'
import { fileCell, fileText } from '../../_families/files/file-text.ts'
import type upload from './definition.ts'

export default defineFormatter<typeof upload>({
  text: (files, _options, context) => fileText(files, context),
  cells: (files, _options, context) => [fileCell(files, context)],
})
