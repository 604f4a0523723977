import { type ReactNode, useState } from 'react'
import { AlertDialog } from '#ds/alert-dialog'
import { useAction, useFormat, usePermission, useT } from '#sdk/page'
import { isOut } from './announcement-drawer.tsx'
import { changedByAnnouncements } from './announcement-values.ts'
import { type AnnouncementRow, publishAnnouncement, withdrawAnnouncement } from './contract.ts'

/**
 * Telling people of an announcement, and taking it back: both reach everybody it is meant for, so both ask first.
 * @returns `of` a row, what its button does (undefined without the permission), and `dialog` to be drawn
 */
export const usePublishing = (): {
  of: (row: AnnouncementRow) => (() => void) | undefined
  dialog: ReactNode
} => {
  const t = useT()
  const { number, dateTime } = useFormat()
  const mayPublish = usePermission('system:announcement:publish')
  const [asking, setAsking] = useState<AnnouncementRow>()
  const publish = useAction(publishAnnouncement, { changes: changedByAnnouncements, done: t('publish.done') })
  const withdraw = useAction(withdrawAnnouncement, { changes: changedByAnnouncements, done: t('withdraw.done') })
  const kind = asking && isOut(asking) ? 'withdraw' : 'publish'
  const confirm = async () => {
    if (asking) {
      const body = { id: asking.id, version: asking.version }
      await (kind === 'publish' ? publish : withdraw).run({ body })
    }
    setAsking(undefined)
  }
  const count = asking ? (kind === 'publish' ? asking.audienceCount : asking.toldCount) : 0
  const begin = asking?.beginTime ?? null
  const isLater = kind === 'publish' && begin !== null && Date.parse(begin) > Date.now()
  return {
    of: (row) => (mayPublish ? () => setAsking(row) : undefined),
    dialog: (
      <AlertDialog
        open={asking !== undefined}
        onOpenChange={(open) => !open && setAsking(undefined)}
        tone={kind === 'publish' ? 'neutral' : 'danger'}
        title={t(`ask.title.${kind}`, { title: asking?.title ?? '' })}
        description={
          isLater && begin !== null
            ? t('publish.later', { count, number: number(count), time: dateTime(begin) })
            : t(`ask.text.${kind}`, { count, number: number(count) })
        }
        confirmLabel={t(kind)}
        cancelLabel={t('cancel')}
        busy={publish.isBusy || withdraw.isBusy}
        onConfirm={() => void confirm()}
      />
    ),
  }
}
