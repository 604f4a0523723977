import { useState } from 'react'
import { AlertDialog } from '#ds/alert-dialog'
import { Avatar } from '#ds/avatar'
import { Button } from '#ds/button'
import { Card } from '#ds/card'
import { DescriptionList } from '#ds/description-list'
import { Icon } from '#ds/icon'
import { useAction, useFormat, useMenuChanged, useT } from '#sdk/page'
import { getProfile, type Profile, removeAvatar } from '#shared/contract/profile'
import { AvatarDialog } from './avatar-dialog.tsx'

/** What others see of the person, and the picture to change or take away. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const t = useT()
  const { dateTime } = useFormat()
  return (
    <Card className="lg:w-80 lg:shrink-0">
      <div className="flex flex-col items-center gap-3 pt-2 pb-6">
        <Avatar
          name={profile.nickName}
          src={profile.avatar || undefined}
          size="huge"
          decorative
          className="size-24 text-2xl"
        />
        <p className="max-w-full break-words text-center font-semibold text-lg">{profile.nickName}</p>
        <PictureButtons profile={profile} />
      </div>
      <DescriptionList
        columns={1}
        items={[
          { id: 'userName', term: t('field.userName'), detail: profile.userName },
          { id: 'phone', term: t('field.phone'), detail: profile.phone },
          { id: 'email', term: t('field.email'), detail: profile.email },
          { id: 'dept', term: t('field.dept'), detail: profile.deptName },
          { id: 'posts', term: t('field.posts'), detail: profile.posts.join(t('separator')) },
          { id: 'roles', term: t('field.roles'), detail: profile.roles.join(t('separator')) },
          { id: 'created', term: t('field.created'), detail: dateTime(profile.createTime) },
        ]}
      />
    </Card>
  )
}

function PictureButtons({ profile: { nickName, avatar } }: { profile: Profile }) {
  const t = useT()
  const userChanged = useMenuChanged()
  const [asked, setAsked] = useState<'change' | 'remove'>()
  const close = () => setAsked(undefined)
  const remove = useAction(removeAvatar, {
    changes: [getProfile],
    done: t('avatar.removed'),
    // The picture in the top bar is the signed-in user's.
    onDone: () => void userChanged(),
  })
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Button size="small" iconStart={<Icon name="image" />} onClick={() => setAsked('change')}>
        {t('avatar.change')}
      </Button>
      {avatar !== '' && (
        <Button size="small" variant="ghost" iconStart={<Icon name="trash" />} onClick={() => setAsked('remove')}>
          {t('avatar.remove')}
        </Button>
      )}
      {asked === 'change' && <AvatarDialog name={nickName} onClose={close} />}
      <AlertDialog
        open={asked === 'remove'}
        onOpenChange={(open) => !open && close()}
        title={t('avatar.remove.title')}
        description={t('avatar.remove.text')}
        confirmLabel={t('avatar.remove')}
        cancelLabel={t('cancel')}
        busy={remove.isBusy}
        onConfirm={async () => {
          await remove.run({})
          close()
        }}
      />
    </div>
  )
}
