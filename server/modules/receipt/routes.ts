import * as contract from '#shared/contract/receipt'
import { type Route, route } from '../../http/route.ts'
import type { SendReceipt } from './ports.ts'

export const receiptRoutes = (send: SendReceipt): readonly Route[] => [
  route(contract.sendReceipt, async ({ params, body }) => ({
    outcome: await send(params.key, { submission: params.submission, ...body }),
  })),
]
