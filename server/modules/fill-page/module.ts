// The page of a form, with the form in it (docs/adr/0045). Above the modules it shows something of.
import { defineModule } from '../../kernel/module.ts'
import { compiledForms, fillPasswords, formService, pageViews } from '../form/ports.ts'
import { sendReceipt } from '../receipt/ports.ts'
import { answerShares } from '../statistics/shares-port.ts'
import { submitAnswers } from '../submission/submit-port.ts'
import { mountFillPage } from './routes.ts'

export default defineModule({
  name: 'fill-page',
  needs: {
    forms: formService,
    versions: compiledForms,
    checkPassword: fillPasswords,
    views: pageViews,
    submit: submitAnswers,
    shares: answerShares,
    sendReceipt,
  },
  start: ({ db, env, fillBuild }, { views, ...needed }) => ({
    ...(fillBuild && {
      mount: (app) =>
        mountFillPage(app, {
          db,
          env,
          ...needed,
          build: fillBuild,
          countView: async (formKey) => {
            const formId = await needed.forms.publicFormId(formKey)
            if (formId !== null) views.count(formId)
          },
        }),
    }),
  }),
})
