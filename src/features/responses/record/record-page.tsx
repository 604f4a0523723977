import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AlertDialog } from '#ds/alert-dialog'
import { Button, buttonClass } from '#ds/button'
import { Card } from '#ds/card'
import { Icon, type IconName } from '#ds/icon'
import { formQueryOptions } from '#src/api/forms.ts'
import { phone, useMedia } from '#src/console-kit/look/use-media.ts'
import { ErrorState, LoadingState } from '#src/console-kit/states/states.tsx'
import { useT } from '#src/i18n/use-t.ts'
import { usePageTitle } from '#src/router/title.ts'
import { Allow } from '#src/session/allow.tsx'
import { neighbourQueryOptions } from '../data-api.ts'
import { useRecordsRemoval } from '../use-records-removal.ts'
import { RecordEditor } from './record-editor.tsx'
import { RecordView } from './record-view.tsx'
import { useLoadedRecord } from './use-loaded-record.ts'

/** One record with an address of its own, for a link in a message and for paper (spec 2, /project/form/data/view). */
export const RecordPage = ({
  formKey,
  dataId,
  onRemoved,
}: {
  formKey: string
  dataId: string
  onRemoved: () => void
}) => {
  const t = useT('data')
  const form = useQuery(formQueryOptions(formKey))
  const [editing, setEditing] = useState(false)
  const { loaded, error, retry } = useLoadedRecord(formKey, dataId)
  const title = loaded && t('record.title', { serial: loaded.record.serialNumber })
  usePageTitle(title ?? t('record.loading'), form.data?.name ?? '')

  if (!loaded) return error ? <ErrorState error={error} onRetry={retry} headingLevel={1} /> : <LoadingState />
  return (
    <div className="mx-auto flex w-full max-w-220 flex-col gap-4 px-4 py-6 sm:px-gutter">
      <header className="flex flex-wrap items-center gap-2">
        <div className="me-auto min-w-0">
          {/* On paper nothing else says whose answer it is. */}
          {form.data && <p className="break-words text-base text-muted">{form.data.name}</p>}
          <h1 tabIndex={-1} className="text-xl font-semibold text-ink outline-none">
            {title}
          </h1>
        </div>
        <div data-print="hide" className="flex flex-wrap items-center gap-2">
          <Neighbour formKey={formKey} serial={loaded.record.serialNumber} towards="previous" icon="chevron-up" />
          <Neighbour formKey={formKey} serial={loaded.record.serialNumber} towards="next" icon="chevron-down" />
          {!editing && (
            <>
              <Button className="max-sm:hidden" iconStart={<Icon name="printer" />} onClick={() => print()}>
                {t('record.print')}
              </Button>
              <Allow permission="project:data:remove">
                <Removal formKey={formKey} dataId={dataId} serial={loaded.record.serialNumber} onRemoved={onRemoved} />
              </Allow>
              <Allow permission="project:data:edit">
                <Button variant="primary" iconStart={<Icon name="pencil" />} onClick={() => setEditing(true)}>
                  {t('edit')}
                </Button>
              </Allow>
            </>
          )}
        </div>
      </header>
      <Card>
        {editing ? (
          <RecordEditor formKey={formKey} {...loaded} onDone={() => setEditing(false)} />
        ) : (
          <RecordView {...loaded} />
        )}
      </Card>
    </div>
  )
}

/** The record above or below this one, the way the drawer beside the list goes; nothing to press where there is none. */
const Neighbour = ({
  formKey,
  serial,
  towards,
  icon,
}: {
  formKey: string
  serial: number
  towards: 'previous' | 'next'
  icon: IconName
}) => {
  const label = useT('data')(`record.${towards}`)
  const found = useQuery(neighbourQueryOptions(formKey, serial, towards)).data
  if (!found)
    return (
      <Button variant="ghost" iconOnly aria-label={label} title={label} disabled>
        <Icon name={icon} />
      </Button>
    )
  return (
    <Link
      to="/project/form/data/view"
      search={{ key: formKey, id: found }}
      replace
      className={buttonClass({ variant: 'ghost', iconOnly: true })}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </Link>
  )
}

const Removal = ({
  formKey,
  dataId,
  serial,
  onRemoved,
}: {
  formKey: string
  dataId: string
  serial: number
  onRemoved: () => void
}) => {
  const t = useT('data')
  const [asking, setAsking] = useState(false)
  const removal = useRecordsRemoval(formKey)
  const isPhone = useMedia(phone)
  const label = t('removeThis')
  const confirm = async () => {
    const left = await removal.remove([dataId])
    setAsking(false)
    if (left.length === 0) onRemoved()
  }
  return (
    <>
      <Button
        iconOnly={isPhone}
        aria-label={isPhone ? label : undefined}
        iconStart={<Icon name="trash" />}
        onClick={() => setAsking(true)}
      >
        {!isPhone && label}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={t('removeThis.title', { serial })}
        description={t('remove.description', { count: 1 })}
        confirmLabel={label}
        cancelLabel={t('cancel')}
        busy={removal.isRemoving}
        onConfirm={() => void confirm()}
      />
    </>
  )
}
