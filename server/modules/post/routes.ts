import * as contract from '#shared/contract/post'
import type { AppDeps } from '../../deps.ts'
import { pageFor } from '../../http/page.ts'
import { downloadRoute, type Route, signedInRoute } from '../../http/route.ts'
import { sheetAnswer } from '../../sheet/list-sheet.ts'
import { allocatePost, deptPosts } from './holders.ts'
import * as posts from './service.ts'

export const postRoutes = ({ db }: Pick<AppDeps, 'db'>): readonly Route[] => [
  signedInRoute(contract.postPage, ({ query }) => pageFor(query, (at) => posts.listPosts(db, query, at))),
  signedInRoute(contract.postOptions, () => posts.postOptions(db)),
  signedInRoute(contract.getPost, ({ params }) => posts.getPost(db, params.id)),
  signedInRoute(contract.createPost, async ({ body, user, ip }) => ({
    id: await posts.createPost(db, { user, ip }, body),
  })),
  signedInRoute(contract.updatePost, async ({ body, user, ip }) => {
    await posts.updatePost(db, { user, ip }, body)
    return null
  }),
  signedInRoute(contract.deletePosts, async ({ params, user, ip }) => {
    await posts.deletePosts(db, { user, ip }, params.ids.split(','))
    return null
  }),
  signedInRoute(contract.deptPosts, ({ params, query, user }) =>
    deptPosts(db, user, { id: params.id, below: query.below ?? false }),
  ),
  signedInRoute(contract.givePost, async ({ body, user, ip }) => {
    await allocatePost(db, { user, ip }, { ...body, isGiven: true })
    return null
  }),
  signedInRoute(contract.takePost, async ({ body, user, ip }) => {
    await allocatePost(db, { user, ip }, { ...body, isGiven: false })
    return null
  }),
  downloadRoute(contract.exportPosts, async ({ query, user, ip, acceptLanguage }) =>
    sheetAnswer(await posts.postSheet(db, { userId: user?.id ?? null, ip }, query, acceptLanguage)),
  ),
]
