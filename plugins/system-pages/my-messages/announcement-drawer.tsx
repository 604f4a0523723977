import { useEffect } from 'react'
import { Drawer } from '#ds/drawer'
import { RichTextView } from '#ds/rich-text'
import { ErrorState, LoadingState, RelativeTime, useData, useMessageNotices, useT } from '#sdk/page'
import { readAnnouncement } from '#shared/contract/message'

/** The announcement a message tells of. Whoever has it before their eyes has read it. @param id of the message */
export function AnnouncementDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT()
  const { read } = useMessageNotices()
  const { data, error, refetch } = useData(readAnnouncement, { params: { id } })
  const isUnread = data?.id === id && !data.read
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is opened
  useEffect(() => {
    if (isUnread) read({ id, read: false })
  }, [id, isUnread])
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={data?.title ?? t('announcement')} width={640}>
      {data ? (
        <article className="flex flex-col gap-4">
          <p className="text-muted text-sm">
            {data.publishedBy !== '' && <>{t('announcement.by', { name: data.publishedBy })} </>}
            <RelativeTime value={data.publishTime} />
          </p>
          <RichTextView doc={data.content} />
        </article>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </Drawer>
  )
}
