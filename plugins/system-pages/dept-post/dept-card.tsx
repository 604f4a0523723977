import { useEffect, useRef } from 'react'
import { Badge } from '#ds/badge'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { Card } from '#ds/card'
import { EmptyState } from '#ds/empty-state'
import { Icon } from '#ds/icon'
import { Switch } from '#ds/switch'
import { toast } from '#ds/toast'
import { useAction, useFamilyT, useFormat, useT } from '#sdk/page'
import { type DeptPosts, givePost, type HeldPost, type Holder, maxHolders, takePost } from '#shared/contract/post'
import { changedByHolders as changes } from './changed-by-holders.ts'
import type { Giving } from './give-dialog.tsx'
import { PeopleGrid } from './people-grid.tsx'

interface DeptCardProps {
  readonly found: DeptPosts
  /** Whether departments below are counted in. */
  readonly isBelow: boolean
  /** Another department is on its way. */
  readonly isBusy: boolean
  readonly onBelow: (isBelow: boolean) => void
  /** Undefined: who looks may not. */
  readonly onGive: ((giving: Giving) => void) | undefined
}

/** The posts of one department, each with the people who hold it, and the people without one. */
export function DeptCard({ found: { dept, posts, others, total }, isBelow, isBusy, onBelow, onGive }: DeptCardProps) {
  const t = useT()
  const { number } = useFormat()
  const take = useTake()
  const region = useRef<HTMLDivElement>(null)
  /** The post somebody was just taken from. */
  const taken = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be looked at once the people are other ones
  useEffect(() => {
    const from = taken.current
    taken.current = undefined
    // The button is gone with its row: on from the heading of the post, or where that went too, of the department.
    if (from === undefined || document.activeElement !== document.body) return
    const heading = region.current?.querySelector<HTMLElement>(`#${headingOf(from)}`)
    ;(heading ?? region.current)?.focus({ preventScroll: true })
  }, [posts])
  const count = (key: 'people' | 'posts', of: number) => t(`count.${key}`, { count: of, number: number(of) })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div ref={region} role="group" aria-label={dept.deptName} aria-busy={isBusy} tabIndex={-1} className="outline-none">
      <Card
        title={dept.deptName}
        actions={(dept.hasChildren || isBelow) && <Switch checked={isBelow} onChange={onBelow} label={t('below')} />}
      >
        {total === 0 ? (
          <Nobody canShowBelow={dept.hasChildren && !isBelow} onBelow={() => onBelow(true)} />
        ) : (
          <div className="flex flex-col gap-5">
            <p className="text-muted">
              {t('count.summary', { people: count('people', total), posts: count('posts', posts.length) })}
            </p>
            {total > maxHolders && (
              <Callout tone="info">{t('tooMany', { total: number(total), shown: number(maxHolders) })}</Callout>
            )}
            {posts.map((post) => (
              <Post
                key={post.id}
                post={post}
                hasDepts={isBelow}
                onAdd={onGive && post.status === 'active' ? () => onGive({ post }) : undefined}
                onTake={
                  onGive &&
                  ((person) => {
                    taken.current = post.id
                    void take(post, person)
                  })
                }
              />
            ))}
            {others.length > 0 && (
              <section aria-labelledby="others" className="not-first:border-hairline not-first:border-t not-first:pt-5">
                <h3 id="others" className="mb-3 font-semibold">
                  {t('others')} <Count of={others.length} />
                </h3>
                <PeopleGrid
                  people={others}
                  hasDepts={isBelow}
                  action={
                    onGive && {
                      icon: 'plus',
                      label: ({ nickName }) => t('give.toPerson', { name: nickName }),
                      onSelect: (person) => onGive({ person }),
                    }
                  }
                />
              </section>
            )}
          </div>
        )}
      </Card>
    </div>
  )
}

function Post({
  post: { id, postName, status, people },
  hasDepts,
  onAdd,
  onTake,
}: {
  post: HeldPost
  hasDepts: boolean
  onAdd: (() => void) | undefined
  onTake: ((person: Holder) => void) | undefined
}) {
  const t = useT()
  const words = useFamilyT('records')
  return (
    <section aria-labelledby={headingOf(id)} className="not-first:border-hairline not-first:border-t not-first:pt-5">
      <div className="mb-3 flex min-h-8 flex-wrap items-center gap-2">
        <h3 id={headingOf(id)} tabIndex={-1} className="font-semibold outline-none">
          {postName} <Count of={people.length} />
        </h3>
        {status === 'disabled' && <Badge tone="neutral">{words('status.disabled')}</Badge>}
        {onAdd && (
          <Button
            className="ms-auto"
            variant="ghost"
            size="small"
            iconStart={<Icon name="plus" />}
            aria-label={t('give.toPost', { name: postName })}
            onClick={onAdd}
          >
            {t('give.to')}
          </Button>
        )}
      </div>
      <PeopleGrid
        people={people}
        hasDepts={hasDepts}
        action={
          onTake && {
            icon: 'x',
            label: ({ nickName }) => t('take.of', { person: nickName, post: postName }),
            onSelect: onTake,
          }
        }
      />
    </section>
  )
}

const headingOf = (postId: string): string => `post-${postId}`

function Count({ of }: { of: number }) {
  const { number } = useFormat()
  return <span className="font-normal text-muted tabular-nums">{number(of)}</span>
}

function Nobody({ canShowBelow, onBelow }: { canShowBelow: boolean; onBelow: () => void }) {
  const t = useT()
  return (
    <EmptyState
      headingLevel={3}
      title={t('empty.title')}
      description={t(canShowBelow ? 'empty.below' : 'empty.text')}
      action={canShowBelow && <Button onClick={onBelow}>{t('empty.showBelow')}</Button>}
    />
  )
}

/** Can be given again, so nobody is asked before (ux C24, C25); only a disabled post is given to nobody any more. */
const useTake = () => {
  const t = useT()
  const take = useAction(takePost, { changes })
  const restore = useAction(givePost, { changes })
  return async (post: HeldPost, { id, nickName }: Holder) => {
    const body = { postId: post.id, userIds: [id] }
    if ((await take.run({ body })) === undefined) return
    const told = t('done.taken', { person: nickName, post: post.postName })
    if (post.status === 'disabled') toast.info(told)
    else toast.undo(told, { label: t('undo'), onUndo: () => void restore.run({ body }) })
  }
}
