import { defineFormatter } from '#sdk'
import type confirmationCode from './definition.ts'
import { spaced, stateText } from './parts/code.ts'

export default defineFormatter<typeof confirmationCode>({
  text: (answer, _options, context) =>
    context.t('line', { code: spaced(answer.code), state: stateText(answer, context) }),
  headers: (_options, { t }) => [t('code'), t('state'), t('redeemed')],
  cells: (answer, _options, context) => [answer.code, stateText(answer, context), answer.redeemed.length],
})
