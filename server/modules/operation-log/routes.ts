import { pageOf } from '#shared/contract/endpoint'
import * as contract from '#shared/contract/operation-log'
import { AppError } from '../../http/app-error.ts'
import { page } from '../../http/page.ts'
import { downloadRoute, type Route, signedInRoute } from '../../http/route.ts'
import type { Host } from '../../kernel/module.ts'
import { sheetAnswer } from '../../sheet/list-sheet.ts'
import { getEntry, lastChecks, listAreas, listLog, logSheet, startCheck } from './service.ts'

export const operationLogRoutes = ({ db, catalog }: Pick<Host, 'db' | 'catalog'>): readonly Route[] => [
  signedInRoute(contract.logPage, async ({ user, query: { language, ...query }, acceptLanguage }) => {
    const at = pageOf(query)
    const { rows, total, hasMore } = await listLog(
      { db, declared: catalog().declared },
      user,
      query,
      at,
      language ?? acceptLanguage,
    )
    return { ...page(rows, { total, ...at }), hasMore }
  }),
  signedInRoute(contract.getLogEntry, ({ user, params, query, acceptLanguage }) =>
    getEntry({ db, declared: catalog().declared }, user, params.id, query.language ?? acceptLanguage),
  ),
  downloadRoute(contract.exportLog, async ({ user, ip, query, acceptLanguage }) => {
    if (!user) throw new AppError('unauthenticated')
    return sheetAnswer(await logSheet({ db, declared: catalog().declared }, { user, ip }, query, acceptLanguage))
  }),
  signedInRoute(contract.logAreas, ({ query, acceptLanguage }) =>
    listAreas(catalog().declared, query.language ?? acceptLanguage),
  ),
  signedInRoute(contract.logChecks, () => lastChecks(db)),
  signedInRoute(contract.startLogCheck, async ({ user, ip }) => ({ key: await startCheck(db, { user, ip }) })),
]
