import { defineValidator } from '#sdk'
import { prepareFileList } from '../../_families/files/prepare-file-list.ts'
import type signaturePad from './definition.ts'
import { maxMegabytes } from './parts/ink.ts'
import { isSignature } from './parts/is-signature.ts'

export default defineValidator<typeof signaturePad>({
  is: isSignature,
  once: () => true,
  prepare: () => {
    const check = prepareFileList('signature-pad', { maxCount: 1, maxMegabytes, extensions: ['png'] })
    return (signature, context) => check([signature], context)
  },
})
