import { type Host, pageFor, type Route, signedInRoute } from '#sdk/page-server'
import { themeGallery } from '#shared/contract/theme-gallery'
import * as contract from '../contract.ts'
import * as themes from './service.ts'

export const themeRoutes = ({ db }: Pick<Host, 'db'>): readonly Route[] => [
  signedInRoute(contract.themePage, ({ query }) => pageFor(query, (at) => themes.listThemes(db, query, at))),
  signedInRoute(themeGallery, () => themes.gallery(db)),
  signedInRoute(contract.getTheme, ({ params }) => themes.getTheme(db, params.id)),
  signedInRoute(contract.createTheme, async ({ body, user, ip }) => ({
    id: await themes.createTheme(db, { user, ip }, body),
  })),
  signedInRoute(contract.updateTheme, async ({ body, user, ip }) => {
    await themes.updateTheme(db, { user, ip }, body)
    return null
  }),
  signedInRoute(contract.deleteThemes, async ({ params, user, ip }) => {
    await themes.deleteThemes(db, { user, ip }, params.ids.split(','))
    return null
  }),
]
