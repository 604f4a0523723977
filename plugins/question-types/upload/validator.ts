import { defineValidator } from '#sdk'
import { isFileList } from '../../_families/files/is-file-list.ts'
import { prepareFileList } from '../../_families/files/prepare-file-list.ts'
import type upload from './definition.ts'

export default defineValidator<typeof upload>({
  is: isFileList,
  isEmpty: (files) => files.length === 0,
  once: () => true,
  prepare: (options) => prepareFileList('upload', options),
})
