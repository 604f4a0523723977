import { listen } from '../../kernel/event.ts'
import { defineModule } from '../../kernel/module.ts'
import { answerStored } from '../form/answer-events.ts'
import { compiledForms } from '../form/ports.ts'
import { deleteExpired, deleteSent } from './repository.ts'
import { keptDraftRoutes } from './routes.ts'
import { createKeptDrafts, listenerName } from './service.ts'

export default defineModule({
  name: 'kept-draft',
  needs: { forms: compiledForms },
  start: ({ db }, { forms }) => ({
    routes: keptDraftRoutes(createKeptDrafts({ db, forms })),
    listeners: [
      listen({
        name: listenerName,
        kinds: [answerStored],
        wants: 'chosen',
        effect: 'inside',
        run: (trx, events) =>
          deleteSent(
            trx,
            events.map(({ about }) => about.submissionId),
          ),
      }),
    ],
    sweeps: [deleteExpired],
  }),
})
