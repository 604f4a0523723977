import type { ReactNode } from 'react'
import { Badge } from '#ds/badge'
import { Button } from '#ds/button'
import { type DescriptionItem, DescriptionList } from '#ds/description-list'
import { Drawer } from '#ds/drawer'
import { ErrorState, LoadingState, useData, useFormat, useLanguage, useT } from '#sdk/page'
import { getLogEntry, type LogEntryDetail } from '#shared/contract/operation-log'
import type { Records } from '../../_families/records/use-records.ts'
import { deviceOf } from '../../_families/sessions/device-of.ts'
import { Subject, useActorName } from './cells.tsx'
import { Changes } from './changes.tsx'
import { actorOf } from './who.ts'

/** The entry the address has open: everything that was written down about it. */
export function EntryDrawer({ id, title, records }: { id: string; title: string | undefined; records: Records }) {
  const t = useT()
  const found = useData(getLogEntry, { params: { id }, query: { language: useLanguage() } })
  // Not what an earlier opening left on screen while this one is on its way.
  const entry = found.data?.id === id ? found.data : undefined
  return (
    <Drawer open onOpenChange={(open) => !open && records.close()} title={entry?.actionName ?? title ?? t('detail')}>
      {entry ? (
        <Entry entry={entry} records={records} />
      ) : found.isLoadingError ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <LoadingState />
      )}
    </Drawer>
  )
}

function Entry({ entry, records }: { entry: LogEntryDetail; records: Records }) {
  const t = useT()
  const { dateTime } = useFormat()
  const actorName = useActorName()
  const { changes, facts, seal, userName, subject, subjectName, userAgent, requestId } = entry
  /** The list by this alone, and nothing beside it. */
  const show = (wanted: Readonly<Record<string, string>>) => records.change({ ...wanted, open: '', page: 1 })
  const isPerson = actorOf(entry) === 'person'
  return (
    <div className="flex flex-col gap-6">
      <DescriptionList
        {...copyLabels(t)}
        items={[
          { id: 'time', term: t('field.time'), detail: dateTime(entry.time) },
          {
            id: 'result',
            term: t('field.result'),
            detail: (
              <Badge tone={entry.isRefused ? 'danger' : 'success'}>{t(entry.isRefused ? 'refused' : 'done')}</Badge>
            ),
          },
          { id: 'person', term: t('field.person'), detail: actorName(entry) },
          ...(isPerson ? [{ id: 'userName', term: t('field.userName'), detail: isolated(userName) }] : []),
          { id: 'area', term: t('field.area'), detail: entry.areaName },
          { id: 'kind', term: t('field.kind'), detail: t(`kind.${entry.kind}`) },
          { id: 'subject', term: t('field.subject'), detail: subject === '' ? '' : <Subject entry={entry} /> },
          ...(subject !== '' && subject !== subjectName
            ? [{ id: 'key', term: t('field.subjectKey'), detail: <bdi>{subject}</bdi> }]
            : []),
          { id: 'ip', term: t('field.ip'), detail: isolated(entry.ip) },
          { id: 'device', term: t('field.device'), detail: deviceOf(userAgent) || isolated(userAgent) },
          ...(requestId !== ''
            ? [
                {
                  id: 'request',
                  term: t('field.requestId'),
                  detail: <bdi>{requestId}</bdi>,
                  copy: requestId,
                  wide: true,
                },
              ]
            : []),
        ]}
      />
      {changes.length > 0 && (
        <Part title={t('part.changes')}>
          <Changes changes={changes} />
        </Part>
      )}
      {facts.length > 0 && (
        <Part title={t('part.facts')}>
          <DescriptionList items={facts.map(factItem)} />
        </Part>
      )}
      <Part title={t('part.seal')}>
        {seal ? (
          <DescriptionList {...copyLabels(t)} columns={1} items={sealItems(seal, t)} />
        ) : (
          <p className="text-danger-text">{t('seal.none')}</p>
        )}
      </Part>
      <div className="flex flex-wrap gap-2">
        {isPerson && userName !== '' && (
          <Button size="small" onClick={() => show({ person: userName })}>
            {t('show.person')}
          </Button>
        )}
        {subject !== '' && (
          <Button size="small" onClick={() => show({ text: subject })}>
            {t('show.subject')}
          </Button>
        )}
        {requestId !== '' && (
          <Button size="small" onClick={() => show({ text: requestId })}>
            {t('show.request')}
          </Button>
        )}
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3 border-hairline border-t pt-4">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  )
}

/** Texts of any script beside ours; nothing stays nothing. */
const isolated = (text: string) => text && <bdi>{text}</bdi>

const copyLabels = (t: (key: string) => string) => ({ copyLabel: t('copy'), copiedLabel: t('copied') })

/** Long ones take the whole row. */
const factItem = ({ field, label, value }: LogEntryDetail['facts'][number]): DescriptionItem => ({
  id: field,
  term: label,
  detail: isolated(value),
  wide: value.length > 30,
})

const sealItems = ({ number, hash }: NonNullable<LogEntryDetail['seal']>, t: (key: string) => string) => [
  { id: 'number', term: t('seal.number'), detail: String(number) },
  { id: 'hash', term: t('seal.hash'), detail: <span className="break-all font-mono text-sm">{hash}</span>, copy: hash },
]
