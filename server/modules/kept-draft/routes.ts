import * as contract from '#shared/contract/kept-draft'
import { type Route, route } from '../../http/route.ts'
import { newToken } from '../auth/token.ts'
import { heldBy, holderCookie } from '../file/holder.ts'
import type { KeptDrafts } from './service.ts'

export const keptDraftRoutes = (drafts: KeptDrafts): readonly Route[] => [
  route(contract.keepDraft, ({ params, body, formPass, user, cookie }) =>
    drafts.keep({ formKey: params.key, pass: formPass, userId: user?.id ?? null }, body, heldBy(cookie(holderCookie))),
  ),
  route(contract.fetchDraft, async ({ params, body, formPass, user, cookie, setCookie }) => {
    const holder = heldBy(cookie(holderCookie)) ?? newToken('flh')
    const respondent = { formKey: params.key, pass: formPass, userId: user?.id ?? null }
    const draft = await drafts.fetch(respondent, body.code, holder)
    setCookie(holderCookie, holder, 24 * 60 * 60)
    return draft
  }),
]
