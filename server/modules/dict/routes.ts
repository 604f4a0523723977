import * as contract from '#shared/contract/dict'
import type { AppDeps } from '../../deps.ts'
import { pageFor } from '../../http/page.ts'
import { downloadRoute, type Route, signedInRoute } from '../../http/route.ts'
import { sheetAnswer } from '../../sheet/list-sheet.ts'
import * as dictionaries from './service.ts'
import { dataSheet, typeSheet } from './sheets.ts'

export const dictRoutes = ({ db }: Pick<AppDeps, 'db'>): readonly Route[] => [
  signedInRoute(contract.dictTypePage, ({ query }) => pageFor(query, (at) => dictionaries.listTypes(db, query, at))),
  signedInRoute(contract.dictTypeOptions, () => dictionaries.typeOptions(db)),
  signedInRoute(contract.getDictType, ({ params }) => dictionaries.getType(db, params.id)),
  signedInRoute(contract.createDictType, async ({ body, user, ip }) => ({
    id: await dictionaries.createType(db, { user, ip }, body),
  })),
  signedInRoute(contract.updateDictType, async ({ body, user, ip }) => {
    await dictionaries.updateType(db, { user, ip }, body)
    return null
  }),
  signedInRoute(contract.deleteDictTypes, async ({ params, user, ip }) => {
    await dictionaries.deleteTypes(db, { user, ip }, params.ids.split(','))
    return null
  }),
  downloadRoute(contract.exportDictTypes, async ({ query, user, ip, acceptLanguage }) =>
    sheetAnswer(await typeSheet(db, { userId: user?.id ?? null, ip }, query, acceptLanguage)),
  ),
  signedInRoute(contract.dictDataPage, ({ query }) => pageFor(query, (at) => dictionaries.listData(db, query, at))),
  signedInRoute(contract.getDictData, ({ params }) => dictionaries.getData(db, params.id)),
  signedInRoute(contract.dictItems, ({ params }) => dictionaries.itemsOf(db, params.type)),
  signedInRoute(contract.createDictData, async ({ body, user, ip }) => ({
    id: await dictionaries.createData(db, { user, ip }, body),
  })),
  signedInRoute(contract.updateDictData, async ({ body, user, ip }) => {
    await dictionaries.updateData(db, { user, ip }, body)
    return null
  }),
  signedInRoute(contract.deleteDictData, async ({ params, user, ip }) => {
    await dictionaries.deleteData(db, { user, ip }, params.ids.split(','))
    return null
  }),
  downloadRoute(contract.exportDictData, async ({ query, user, ip, acceptLanguage }) =>
    sheetAnswer(await dataSheet(db, { userId: user?.id ?? null, ip }, query, acceptLanguage)),
  ),
]
