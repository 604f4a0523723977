import { defineModule } from '../../kernel/module.ts'
import { compiledForms } from '../form/ports.ts'
import { mailer } from '../mail/ports.ts'
import { sendReceipt } from './ports.ts'
import { receiptRoutes } from './routes.ts'
import { createReceipts } from './service.ts'

/** Sends respondents a copy of their answers, where the author of the form offers it (docs/adr/0052). */
export default defineModule({
  name: 'receipt',
  needs: { forms: compiledForms, mailer },
  provides: { sendReceipt },
  start: ({ db }, { forms, mailer }) => {
    const send = createReceipts({ db, forms, mailer })
    return { provides: { sendReceipt: send }, routes: receiptRoutes(send) }
  },
})
