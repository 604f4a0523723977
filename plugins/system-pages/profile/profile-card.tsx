import { useState } from 'react'
import { Avatar } from '#ds/avatar'
import { Button } from '#ds/button'
import { Card } from '#ds/card'
import { DescriptionList } from '#ds/description-list'
import { Icon } from '#ds/icon'
import { useFormat, useT } from '#sdk/page'
import type { Profile } from '#shared/contract/profile'
import { AvatarDialog } from './avatar-dialog.tsx'

/** What others see of the person, and the picture to change. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const t = useT()
  const { dateTime } = useFormat()
  const [isChanging, setChanging] = useState(false)
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
        <Button size="small" iconStart={<Icon name="image" />} onClick={() => setChanging(true)}>
          {t('avatar.change')}
        </Button>
      </div>
      <DescriptionList
        columns={1}
        items={[
          { id: 'userName', term: t('field.userName'), detail: profile.userName },
          { id: 'phone', term: t('field.phone'), detail: profile.phone },
          { id: 'email', term: t('field.email'), detail: profile.email },
          { id: 'dept', term: t('field.dept'), detail: profile.deptName },
          { id: 'roles', term: t('field.roles'), detail: profile.roles.join(t('separator')) },
          { id: 'created', term: t('field.created'), detail: dateTime(profile.createTime) },
        ]}
      />
      {isChanging && <AvatarDialog name={profile.nickName} onClose={() => setChanging(false)} />}
    </Card>
  )
}
