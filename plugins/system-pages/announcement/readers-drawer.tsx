import { useState } from 'react'
import { Drawer } from '#ds/drawer'
import { EmptyState } from '#ds/empty-state'
import { ProgressBar } from '#ds/progress'
import { SearchInput } from '#ds/search-input'
import { SegmentedControl } from '#ds/segmented-control'
import { Table } from '#ds/table'
import { ErrorState, Pager, RelativeTime, useData, useFormat, useT } from '#sdk/page'
import { type AnnouncementRow, announcementReaders } from './contract.ts'

/** Who has read an announcement, and who has not. */
export function ReadersDrawer({
  row: { id, title, toldCount, readCount },
  onClose,
}: {
  row: AnnouncementRow
  onClose: () => void
}) {
  const t = useT()
  const { number } = useFormat()
  const [state, setState] = useState({ read: 'false' as 'true' | 'false', name: '', page: 1, size: 20 })
  const { read, name, page, size } = state
  const list = useData(announcementReaders, {
    params: { id },
    query: { read, current: page, size, ...(name !== '' && { name }) },
  })
  const summary = t('readers.summary', { read: number(readCount), number: number(toldCount), count: toldCount })
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()} title={t('readers.title', { title })} width={640}>
      <div className="flex flex-col gap-4">
        <div>
          <p className="mb-2">{summary}</p>
          <ProgressBar value={readCount} max={Math.max(1, toldCount)} label={t('field.read')} valueText={summary} />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <SegmentedControl
            label={t('field.read')}
            value={read}
            onChange={(next) => setState({ ...state, read: next, page: 1 })}
            options={(['false', 'true'] as const).map((each) => ({ id: each, label: t(`read.${each}`) }))}
          />
          <SearchInput
            label={t('readers.search')}
            placeholder={t('readers.search')}
            value={name}
            onChange={(next) => setState({ ...state, name: next, page: 1 })}
          />
        </div>
        {list.error && !list.data ? (
          <ErrorState error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          <Table
            caption={t(`read.${read}`)}
            rows={list.data?.records ?? []}
            rowKey={(person) => person.id}
            loading={list.isPending || list.isPlaceholderData}
            columns={[
              { id: 'nickName', header: t('field.person'), cell: (person) => person.nickName },
              { id: 'deptName', header: t('field.dept'), cell: (person) => person.deptName },
              ...(read === 'true'
                ? [
                    {
                      id: 'readTime',
                      header: t('field.readTime'),
                      cell: ({ readTime }: { readTime: string | null }) =>
                        readTime !== null && <RelativeTime value={readTime} />,
                    },
                  ]
                : []),
            ]}
            empty={<EmptyState title={t(name === '' ? `readers.none.${read}` : 'readers.notFound')} />}
          />
        )}
        {list.data && list.data.total > size && (
          <Pager page={page} size={size} total={list.data.total} onChange={(to) => setState({ ...state, ...to })} />
        )}
      </div>
    </Drawer>
  )
}
