import { useState } from 'react'
import { AlertDialog } from '#ds/alert-dialog'
import { Button } from '#ds/button'
import { toast } from '#ds/toast'
import {
  definePageRenderer,
  Page,
  phone,
  RelativeTime,
  useAction,
  useData,
  useLazyData,
  useMedia,
  usePermission,
  useT,
  useUser,
} from '#sdk/page'
import { forceLogout, listOnline } from '#shared/contract/online'
import { searchFilter, textFilter } from '../../_families/records/list-filters.ts'
import { RecordList } from '../../_families/records/record-list.tsx'
import { useChosen } from '../../_families/records/use-chosen.ts'
import { useColumns } from '../../_families/records/use-columns.tsx'
import { mostChosen } from '../../_families/records/use-pages.ts'
import { useRecords } from '../../_families/records/use-records.ts'
import { deviceOf } from '../../_families/sessions/device-of.ts'
import type page from './definition.ts'
import { keyOf, nameOf, type OnlineRow, peopleOf } from './people-of.ts'

const filters = { userName: searchFilter, ip: textFilter }

/** Who is signed in where, and signing people out. */
export default definePageRenderer<typeof page>(function OnlinePage() {
  const t = useT()
  const isPhone = useMedia(phone)
  const records = useRecords(filters)
  const list = useData(listOnline, { query: records.query })
  const load = useLazyData(listOnline)
  const chosen = useChosen(list.data?.records, records.narrowedBy, keyOf)
  const everything = async () => (await load({ query: { ...records.query, current: 1, size: mostChosen } })).records
  const own = useUser()?.id
  const mayEnd = usePermission('monitor:online:forceLogout')
  const [asking, setAsking] = useState<ReadonlyMap<string, string>>(new Map())
  const ask = (rows: readonly OnlineRow[]) => {
    const people = peopleOf(rows, own)
    if (people.size === 0) toast.info(t('end.self'))
    else setAsking(people)
  }
  const deviceName = (row: OnlineRow) => deviceOf(row.userAgent) || t('device.unknown')

  const columns = useColumns<OnlineRow>((column) => [
    column.other('person', {
      width: isPhone ? 166 : 180,
      hideable: false,
      value: nameOf,
      cell: (row) =>
        isPhone ? (
          <span className="flex min-w-0 flex-col">
            <span className="truncate font-medium">{nameOf(row)}</span>
            {/* Rows of a phone hold two lines: when first, for what is long may be cut off at the end. */}
            <span className="truncate text-muted text-sm">
              <RelativeTime value={row.lastSeenTime} /> · {deviceName(row)}
            </span>
          </span>
        ) : (
          nameOf(row)
        ),
    }),
    column.text('userName', { width: 150 }),
    column.other('device', { width: 170, value: deviceName }),
    column.text('ip', { width: 150 }),
    column.time('loginTime', { width: 150 }),
    column.time('lastSeenTime', { width: 130, keeps: 6 }),
    ...(mayEnd
      ? [
          column.actions(
            (row) =>
              row.userId !== own && (
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={t('end.of', { name: nameOf(row) })}
                  onClick={() => ask([row])}
                >
                  {t('end')}
                </Button>
              ),
            { width: 130 },
          ),
        ]
      : []),
  ])

  return (
    <Page title={t('title')} description={t('description')}>
      <RecordList
        setting="monitor-online"
        records={records}
        list={list}
        columns={columns}
        rowKey={keyOf}
        nameOf={nameOf}
        bulk={
          mayEnd
            ? {
                chosen,
                everything,
                onDelete: () => ask(chosen.rows),
                actions: [
                  {
                    id: 'end',
                    icon: 'log-out',
                    tone: 'danger',
                    label: t('end.chosen'),
                    onSelect: () => ask(chosen.rows),
                  },
                ],
              }
            : undefined
        }
      />
      <EndDialog
        people={asking}
        onDone={() => {
          chosen.choose([])
          setAsking(new Map())
        }}
        onClose={() => setAsking(new Map())}
      />
    </Page>
  )
})

/** Asks before people are signed out, then does it. @param people ids with names; none: closed */
function EndDialog({
  people,
  onDone,
  onClose,
}: {
  people: ReadonlyMap<string, string>
  onDone: () => void
  onClose: () => void
}) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const end = useAction(forceLogout, { changes: [listOnline], quiet: true })
  const confirm = async () => {
    setBusy(true)
    let refused = 0
    // One after the other: each is refused or done by itself.
    for (const userId of people.keys()) if ((await end.run({ body: { userId } })) === undefined) refused++
    setBusy(false)
    const count = people.size - refused
    if (refused === 0) toast.success(t('end.done', { count }))
    else toast.error(t('end.partly', { count: refused, done: count }))
    onDone()
  }
  const [first = ''] = people.values()
  return (
    <AlertDialog
      open={people.size > 0}
      onOpenChange={(open) => !open && onClose()}
      title={people.size === 1 ? t('end.one', { name: first }) : t('end.many', { count: people.size })}
      description={
        <>
          {people.size > 1 && <p className="mb-2 text-ink">{[...people.values()].join(t('separator'))}</p>}
          <p>{t('end.loss')}</p>
        </>
      }
      confirmLabel={people.size === 1 ? t('end') : t('end.count', { count: people.size })}
      cancelLabel={t('cancel')}
      busy={isBusy}
      onConfirm={() => void confirm()}
    />
  )
}
