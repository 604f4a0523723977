import { z } from 'zod'
import { defineEndpoint, guessedKeys, publicAccess } from './endpoint.ts'
import { formKeySchema } from './form.ts'
import { mailAddressSchema } from './mail.ts'

export const sendReceipt = defineEndpoint({
  method: 'POST',
  path: '/public/form/{key}/receipt/{submission}',
  summary:
    'Have a receipt with their answers sent to an e-mail address, by whoever has submitted them within the last day, where the author offers it. Nothing is said of the address',
  access: publicAccess,
  params: z.object({ key: formKeySchema, submission: z.uuid() }),
  body: z.object({ to: mailAddressSchema, language: z.string().max(20) }),
  /** `enough`: no more are sent of this submission, or from here for now. */
  data: z.object({ outcome: z.enum(['asked', 'enough']) }),
  limits: [
    { name: 'receipt', per: ['address'], capacity: 20, seconds: 3600 },
    { name: 'receipt-form', per: ['form'], capacity: 600, seconds: 3600 },
    guessedKeys,
  ],
})
export type ReceiptOutcome = z.infer<typeof sendReceipt.data>['outcome']
