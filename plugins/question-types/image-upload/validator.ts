import { defineValidator } from '#sdk'
import { isFileList } from '../../_families/files/is-file-list.ts'
import { prepareFileList } from '../../_families/files/prepare-file-list.ts'
import type imageUpload from './definition.ts'
import { pictureExtensions } from './parts/picture-rules.ts'

export default defineValidator<typeof imageUpload>({
  is: isFileList,
  isEmpty: (files) => files.length === 0,
  once: () => true,
  prepare: (options) => prepareFileList('image-upload', { ...options, extensions: pictureExtensions }),
})
