import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button, buttonClass } from '#ds/button'
import { Drawer } from '#ds/drawer'
import { EmptyState } from '#ds/empty-state'
import { Icon, type IconName } from '#ds/icon'
import { Skeleton } from '#ds/skeleton'
import { phone, useMedia } from '#src/console-kit/look/use-media.ts'
import { useT } from '#src/i18n/use-t.ts'
import { Allow } from '#src/session/allow.tsx'
import { RecordEditor } from './record-editor.tsx'
import { RecordView } from './record-view.tsx'
import { useLoadedRecord } from './use-loaded-record.ts'

/** One record beside the list, under the version it was given for; can be changed by those who may. */
export const RecordDrawer = ({
  formKey,
  dataId,
  previous,
  next,
  onOpen,
  onClose,
}: {
  formKey: string
  dataId: string
  /** Ids of the records before and after it in the list, where there are. */
  previous: string | undefined
  next: string | undefined
  onOpen: (id: string) => void
  onClose: () => void
}) => {
  const t = useT('data')
  const isPhone = useMedia(phone)
  const [editing, setEditing] = useState(false)
  const { loaded, error } = useLoadedRecord(formKey, dataId)

  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      width={520}
      modal={editing}
      title={<Title serial={loaded?.record.serialNumber} isShort={isPhone} />}
      actions={
        !editing && (
          <>
            {loaded && (
              <Allow permission="project:data:edit">
                <Button
                  size="small"
                  iconOnly={isPhone}
                  aria-label={isPhone ? t('edit') : undefined}
                  iconStart={isPhone && <Icon name="pencil" />}
                  onClick={() => setEditing(true)}
                >
                  {!isPhone && t('edit')}
                </Button>
              </Allow>
            )}
            <Link
              to="/project/form/data/view"
              search={{ key: formKey, id: dataId }}
              className={buttonClass({ variant: 'ghost', size: 'small', iconOnly: true })}
              aria-label={t('record.page')}
              title={t('record.page')}
            >
              <Icon name="maximize" />
            </Link>
            <Step label={t('record.previous')} icon="chevron-up" to={previous} onOpen={onOpen} />
            <Step label={t('record.next')} icon="chevron-down" to={next} onOpen={onOpen} />
          </>
        )
      }
    >
      {error && !loaded ? (
        <EmptyState title={t('record.failed')} illustration="broken" />
      ) : !loaded ? (
        <div className="flex flex-col gap-4">
          <Skeleton className="h-6" />
          <Skeleton className="h-6" />
          <Skeleton className="h-6" />
        </div>
      ) : editing ? (
        <RecordEditor formKey={formKey} {...loaded} onDone={() => setEditing(false)} />
      ) : (
        <RecordView {...loaded} />
      )}
    </Drawer>
  )
}

/** On a phone the number alone: beside the buttons a word before it would leave no room for what tells records apart. */
const Title = ({ serial, isShort }: { serial: number | undefined; isShort: boolean }) => {
  const t = useT('data')
  if (serial === undefined) return t('record.loading')
  const title = t('record.title', { serial })
  if (!isShort) return title
  return (
    <>
      <span aria-hidden="true">#{serial}</span>
      <span className="sr-only">{title}</span>
    </>
  )
}

const Step = ({
  label,
  icon,
  to,
  onOpen,
}: {
  label: string
  icon: IconName
  to: string | undefined
  onOpen: (id: string) => void
}) => (
  <Button
    variant="ghost"
    size="small"
    iconOnly
    aria-label={label}
    title={label}
    disabled={to === undefined}
    onClick={() => to !== undefined && onOpen(to)}
  >
    <Icon name={icon} />
  </Button>
)
