import type { ReceiptOutcome } from '#shared/contract/receipt'
import { definePort } from '../../kernel/port.ts'

/** @throws AppError notFound: there is no such submission, or no receipt of it */
export type SendReceipt = (
  formKey: string,
  asked: { readonly submission: string; readonly to: string; readonly language: string },
) => Promise<ReceiptOutcome>
export const sendReceipt = definePort<SendReceipt>('receipts by e-mail')
