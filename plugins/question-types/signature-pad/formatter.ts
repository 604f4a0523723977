import { defineFormatter, type FormatContext } from '#sdk'
import type signaturePad from './definition.ts'
import type { Signature } from './parts/is-signature.ts'

const textOf = (signature: Signature, { t }: FormatContext): string =>
  signature.method === 'typed' ? t('typed', { name: signature.signer.replace(/\s+/g, ' ') }) : t('drawn')

export default defineFormatter<typeof signaturePad>({
  text: (signature, _options, context) => textOf(signature, context),
  // A spreadsheet has no pictures: the address goes along.
  cells: (signature, _options, context) => [
    context.t('withAddress', { name: textOf(signature, context), address: context.fileUrl(signature.id) }),
  ],
})
