import { useState } from 'react'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { Combobox } from '#ds/combobox'
import { Dialog } from '#ds/dialog'
import { FormField } from '#ds/form-field'
import { refusalOf, useAction, useData, useFailureText, useT } from '#sdk/page'
import { type DeptPosts, givePost, type HeldPost, type Holder, postOptions } from '#shared/contract/post'
import { changedByHolders as changes } from './changed-by-holders.ts'

/** What is chosen when the dialog opens. */
export interface Giving {
  readonly post?: Pick<HeldPost, 'id' | 'postName'>
  readonly person?: Pick<Holder, 'id' | 'nickName'>
}

/** Gives a post to people of the department that is shown. Mounted per opening. */
export function GiveDialog({ giving, found, onClose }: { giving: Giving; found: DeptPosts; onClose: () => void }) {
  const t = useT()
  const failureText = useFailureText()
  const options = useData(postOptions, {})
  const [postId, setPostId] = useState(giving.post?.id ?? '')
  const [userIds, setUserIds] = useState<readonly string[]>(giving.person ? [giving.person.id] : [])
  const [isTried, setTried] = useState(false)
  const holders = new Set(found.posts.find(({ id }) => id === postId)?.people.map(({ id }) => id))
  const chosen = userIds.filter((id) => !holders.has(id))
  const give = useAction(givePost, { changes, quiet: true, done: t('done.given', { count: chosen.length }) })
  const failure = give.error ? refusalOf(give.error)?.text || failureText(give.error) : undefined
  const send = async () => {
    setTried(true)
    if (postId === '' || chosen.length === 0) return
    const answer = await give.run({ body: { postId, userIds: [...chosen] } })
    if (answer !== undefined) onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={titleOf(giving, t)}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" busy={give.isBusy} onClick={() => void send()}>
            {t('give')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {failure !== undefined && (
          <Callout tone="danger" live>
            {failure}
          </Callout>
        )}
        <FormField label={t('field.post')} required errors={isTried && postId === '' ? [t('missing.post')] : undefined}>
          {(control) => (
            <Combobox
              {...control}
              options={(options.data ?? []).map(({ id, postName }) => ({ id, label: postName }))}
              chosen={giving.post && [{ id: giving.post.id, label: giving.post.postName }]}
              loading={options.isPending}
              value={postId === '' ? [] : [postId]}
              onChange={([id = '']) => setPostId(id)}
              placeholder={t('post.choose')}
              searchLabel={t('post.search')}
              emptyText={t('post.none')}
            />
          )}
        </FormField>
        <FormField
          label={t('field.people')}
          required
          errors={isTried && chosen.length === 0 ? [t('missing.people')] : undefined}
        >
          {(control) => (
            <Combobox
              {...control}
              multiple
              options={peopleOf(found).map(({ id, nickName, userName, deptName }) => ({
                id,
                label: nickName,
                description: holders.has(id) ? t('holds') : `${userName} · ${deptName}`,
                disabled: holders.has(id),
              }))}
              value={chosen}
              onChange={setUserIds}
              placeholder={t('people.choose')}
              searchLabel={t('people.search')}
              emptyText={t('people.none')}
            />
          )}
        </FormField>
      </div>
    </Dialog>
  )
}

const titleOf = ({ post, person }: Giving, t: ReturnType<typeof useT>): string => {
  if (post) return t('give.toPost', { name: post.postName })
  return person ? t('give.toPerson', { name: person.nickName }) : t('give')
}

/** Everybody who is shown, once; those without a post first, they are the likeliest. */
const peopleOf = ({ others, posts }: DeptPosts): Holder[] => [
  ...new Map([...others, ...posts.flatMap(({ people }) => people)].map((person) => [person.id, person])).values(),
]
