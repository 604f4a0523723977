// Who holds which post: shown by department, given and taken within the caller's data scope.
import { type DeptPosts, type Holder, maxHolders } from '#shared/contract/post'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Actor, CurrentUser } from '../../kernel/current-user.ts'
import { beginChange } from '../auth/power.ts'
import { findSubtree, hasChildren } from '../dept/repository.ts'
import { getDepartment } from '../dept/service.ts'
import { audit } from '../system/audit-repository.ts'
import { postsAreActive } from '../user/holdings-repository.ts'
import { requireVisible } from '../user/service.ts'
import * as posts from './repository.ts'

/**
 * The people of a department by the posts they hold.
 * @param below counts everything below the department, too
 * @throws AppError `notFound` for a department the caller does not reach
 */
export async function deptPosts(
  db: Database,
  user: CurrentUser,
  { id, below }: { id: string; below: boolean },
): Promise<DeptPosts> {
  const { deptName } = await getDepartment(db, user, id)
  const deptIds = below ? await findSubtree(db, id) : [id]
  const { people, total } = await posts.findPeopleOf(db, user, { deptIds, limit: maxHolders })
  const held = await posts.findPostsOf(
    db,
    people.map((person) => person.id),
  )
  const holders = new Set(held.flatMap(({ userIds }) => userIds))
  return {
    dept: { id, deptName, hasChildren: await hasChildren(db, id) },
    posts: held.map(({ userIds, ...post }) => ({ ...post, people: among(people, new Set(userIds)) })),
    others: people.filter((person) => !holders.has(person.id)),
    total,
  }
}

/** In the order of the people, which is that of their accounts. */
const among = (people: readonly Holder[], ids: ReadonlySet<string>): Holder[] =>
  people.filter((person) => ids.has(person.id))

/**
 * Gives a post to people the caller sees, or takes it from them, all or none. It gives no rights, so nothing but the
 * caller's data scope is asked; a disabled post is not given any more.
 */
export async function allocatePost(
  db: Database,
  { user, ip }: Actor,
  { postId, userIds, isGiven }: { postId: string; userIds: readonly string[]; isGiven: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await beginChange(trx, user)
    await requireVisible(trx, user, userIds)
    if (isGiven && !(await postsAreActive(trx, [postId]))) throw new AppError('failed', 'post.notGiven')
    await (isGiven ? posts.givePost : posts.takePost)(trx, user.id, { postId, userIds })
    const detail = { userIds: [...userIds] }
    await audit(trx, { userId: user.id, ip, action: isGiven ? 'post.give' : 'post.take', subject: postId, detail })
  })
}
