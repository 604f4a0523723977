import { useState } from 'react'
import { AlertDialog } from '#ds/alert-dialog'
import { Button } from '#ds/button'
import type { DataColumn } from '#ds/data-table'
import { toast } from '#ds/toast'
import {
  definePageRenderer,
  Page,
  phone,
  RelativeTime,
  useAction,
  useData,
  useFormat,
  useMedia,
  usePermission,
  useT,
  useUser,
} from '#sdk/page'
import { forceLogout, listOnline } from '#shared/contract/online'
import { RecordList } from '../../_families/records/record-list.tsx'
import { recordSearch, useRecords } from '../../_families/records/use-records.ts'
import { deviceOf } from '../../_families/sessions/device-of.ts'
import type page from './definition.ts'
import { keyOf, type OnlineRow, peopleOf } from './people-of.ts'

const search = recordSearch({})

/** Who is signed in where, and signing people out. */
export default definePageRenderer<typeof page>(function OnlinePage() {
  const t = useT()
  const { dateTime } = useFormat()
  const isPhone = useMedia(phone)
  const records = useRecords(search)
  const { page: current, size } = records.search
  const online = useData(listOnline, { query: { current, size } })
  const own = useUser()?.id
  const mayEnd = usePermission('monitor:online:forceLogout')
  /** Whose sessions the question is about; names of those on this page. */
  const [asking, setAsking] = useState<ReadonlyMap<string, string>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const end = useAction(forceLogout, { changes: [listOnline], quiet: true })

  const ask = (keys: readonly string[]) => {
    const people = peopleOf(keys, online.data?.records ?? [], own)
    if (people.size === 0) toast.info(t('end.self'))
    else setAsking(people)
  }
  const confirm = async () => {
    setBusy(true)
    let refused = 0
    // One after the other: each is refused or done by itself.
    for (const userId of asking.keys()) if ((await end.run({ body: { userId } })) === undefined) refused++
    setBusy(false)
    const count = asking.size - refused
    if (refused === 0) toast.success(t('end.done', { count }))
    else toast.error(t('end.partly', { count: refused, done: count }))
    records.setChosen(new Set())
    setAsking(new Map())
  }

  const nameOf = (row: OnlineRow) => row.nickName || row.userName
  const device = (row: OnlineRow) => deviceOf(row.userAgent) || t('device.unknown')
  const columns: DataColumn<OnlineRow>[] = [
    {
      id: 'person',
      header: t('field.person'),
      width: isPhone ? 190 : 180,
      hideable: false,
      value: nameOf,
      cell: (row) => (
        <span className="flex min-w-0 flex-col">
          <span className="truncate font-medium">{nameOf(row)}</span>
          {/* Rows of a phone hold two lines: when first, for what is long may be cut off at the end. */}
          <span className="truncate text-muted text-sm">
            {isPhone ? <RelativeTime value={row.lastSeenTime} /> : row.userName}
            {isPhone && ` · ${device(row)}`}
          </span>
        </span>
      ),
    },
    ...(isPhone
      ? []
      : [
          { id: 'device', header: t('field.device'), width: 180, value: device },
          { id: 'ip', header: t('field.ip'), width: 150, value: (row: OnlineRow) => row.ip },
          {
            id: 'login',
            header: t('field.login'),
            width: 150,
            value: (row: OnlineRow) => row.loginTime,
            text: (row: OnlineRow) => dateTime(row.loginTime),
            cell: (row: OnlineRow) => <RelativeTime value={row.loginTime} />,
          },
          {
            id: 'seen',
            header: t('field.seen'),
            width: 150,
            value: (row: OnlineRow) => row.lastSeenTime,
            text: (row: OnlineRow) => dateTime(row.lastSeenTime),
            cell: (row: OnlineRow) => <RelativeTime value={row.lastSeenTime} />,
          },
        ]),
    ...(mayEnd
      ? [
          {
            id: 'actions',
            header: t('actions'),
            align: 'end' as const,
            pin: 'end' as const,
            width: 130,
            hideable: false,
            value: () => null,
            cell: (row: OnlineRow) =>
              row.userId !== own && (
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={t('end.of', { name: nameOf(row) })}
                  onClick={() => ask([keyOf(row)])}
                >
                  {t('end')}
                </Button>
              ),
          },
        ]
      : []),
  ]
  const [first = ''] = asking.values()

  return (
    <Page title={t('title')} description={t('description')}>
      <RecordList
        label={t('list')}
        setting="monitor-online"
        records={records}
        list={online}
        columns={columns}
        rowKey={keyOf}
        nameOf={nameOf}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        bulk={
          mayEnd
            ? (keys) => [
                { id: 'end', icon: 'log-out', tone: 'danger', label: t('end.chosen'), onSelect: () => ask(keys) },
              ]
            : undefined
        }
      />
      <AlertDialog
        open={asking.size > 0}
        onOpenChange={(open) => !open && setAsking(new Map())}
        title={asking.size === 1 ? t('end.one', { name: first }) : t('end.many', { count: asking.size })}
        description={
          <>
            {asking.size > 1 && <p className="mb-2 text-ink">{[...asking.values()].join(t('separator'))}</p>}
            <p>{t('end.loss')}</p>
          </>
        }
        confirmLabel={asking.size === 1 ? t('end') : t('end.count', { count: asking.size })}
        cancelLabel={t('cancel')}
        busy={isBusy}
        onConfirm={() => void confirm()}
      />
    </Page>
  )
})
