import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { AlertDialog } from '#ds/alert-dialog'
import { Badge } from '#ds/badge'
import { Button } from '#ds/button'
import { EmptyState } from '#ds/empty-state'
import { Icon } from '#ds/icon'
import { Pagination } from '#ds/pagination'
import { Table, type TableColumn } from '#ds/table'
import { toast } from '#ds/toast'
import type { DataRow } from '#shared/contract/submission'
import type { Question } from '#shared/form/definition'
import { fillPipes } from '#shared/form/piping'
import type { FormHost } from '#src/form-view/form-view-context.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useT } from '#src/i18n/use-t.ts'
import { Allow } from '#src/session/allow.tsx'
import { AnswerCell } from './answer-cell.tsx'
import { fieldsQueryOptions, invalidateData, removeRecords, rowsQueryOptions } from './data-api.ts'
import type { DataSearch } from './data-search.ts'
import { ExportMenu } from './export-menu.tsx'
import { RecordDrawer } from './record-drawer.tsx'
import { useDataHost } from './use-data-host.ts'

/** Answers as a table: page, size and open record live in the address (ux C7). */
export const DataPage = ({
  formKey,
  search: { page = 1, size = 20, record },
  onSearch: go,
}: {
  formKey: string
  search: DataSearch
  onSearch: (change: Partial<DataSearch>) => void
}) => {
  const t = useT('data')
  const { number, dateTime } = useFormat()
  const queryClient = useQueryClient()
  const fields = useQuery(fieldsQueryOptions(formKey))
  const rows = useQuery(rowsQueryOptions(formKey, page, size))
  const host = useDataHost()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [removing, setRemoving] = useState(false)

  const columns = useMemo<TableColumn<DataRow>[]>(
    () => [
      {
        id: 'serial',
        header: t('column.serial'),
        align: 'end',
        width: 96,
        cell: (row) => (
          <Button variant="ghost" size="mini" onClick={() => go({ record: row.id })}>
            {number(row.serialNumber)}
          </Button>
        ),
      },
      {
        id: 'time',
        header: t('column.time'),
        width: 184,
        cell: (row) => <span className="whitespace-nowrap tabular-nums">{dateTime(row.createTime)}</span>,
      },
      ...(fields.data ?? []).map((field) => ({
        id: field.questionId,
        header: (
          <span className="flex max-w-60 items-center gap-2">
            <span className="truncate" title={headingOf(field, host)}>
              {headingOf(field, host)}
            </span>
            {field.deleted && <Badge tone="neutral">{t('column.deleted')}</Badge>}
          </span>
        ),
        cell: (row: DataRow) => (
          <AnswerCell question={field.question} answer={row.answers[field.questionId]} host={host} />
        ),
      })),
      { id: 'version', header: t('column.version'), align: 'end', width: 88, cell: (row) => number(row.version) },
    ],
    [t, number, dateTime, fields.data, host, go],
  )

  if (rows.isError || fields.isError) {
    return (
      <EmptyState
        title={t('load.failed')}
        illustration="broken"
        action={<Button onClick={() => void Promise.all([rows.refetch(), fields.refetch()])}>{t('load.retry')}</Button>}
      />
    )
  }

  const remove = async () => {
    const { deleted } = await removeRecords(formKey, [...selected])
    setRemoving(false)
    setSelected(new Set())
    await queryClient.invalidateQueries({ queryKey: invalidateData(formKey) })
    toast.success(t('removed', { count: deleted }))
  }

  return (
    <div className="flex h-full min-h-0 flex-col bg-paper">
      <div className="flex flex-wrap items-center gap-2 border-hairline border-b px-4 py-2 sm:px-6">
        <p className="me-auto text-sm text-muted" role="status">
          {selected.size > 0
            ? t('selected', { count: selected.size })
            : rows.data && t('total', { count: rows.data.total })}
        </p>
        {selected.size > 0 && (
          <Allow permission="project:data:remove">
            <Button variant="danger" size="small" onClick={() => setRemoving(true)}>
              {t('remove', { count: selected.size })}
            </Button>
          </Allow>
        )}
        <Button
          size="small"
          iconStart={<Icon name="refresh" size={16} />}
          busy={rows.isFetching}
          onClick={() => void queryClient.invalidateQueries({ queryKey: invalidateData(formKey) })}
        >
          {t('refresh')}
        </Button>
        <Allow permission="project:data:export">
          <ExportMenu formKey={formKey} selected={selected} disabled={rows.data?.total === 0} />
        </Allow>
      </div>
      <Table
        className="min-h-0 flex-1"
        caption={t('caption')}
        density="dense"
        stickyFirst
        columns={columns}
        rows={rows.data?.records ?? []}
        rowKey={(row) => row.id}
        activeKey={record}
        onRowClick={(row) => go({ record: row.id })}
        loading={rows.isFetching || fields.isPending}
        selection={{
          selected,
          onChange: setSelected,
          label: (row) => t('select', { serial: number(row.serialNumber) }),
          allLabel: t('selectAll'),
        }}
        empty={<EmptyState title={t('empty')} description={t('emptyHint')} illustration="inbox" />}
      />
      {rows.data && rows.data.total > 0 && (
        <div className="border-hairline border-t px-4 py-2 sm:px-6">
          <Pagination
            page={page}
            size={size}
            total={rows.data.total}
            onChange={go}
            labels={{
              navigation: t('pages'),
              previous: t('pages.previous'),
              next: t('pages.next'),
              total: (total) => t('total', { count: total }),
              page: (value) => t('pages.page', { page: value }),
              size: t('pages.size'),
              perPage: (value) => t('pages.perPage', { size: value }),
            }}
          />
        </div>
      )}
      {record && (
        <RecordDrawer key={record} formKey={formKey} dataId={record} onClose={() => go({ record: undefined })} />
      )}
      <AlertDialog
        open={removing}
        onOpenChange={setRemoving}
        tone="danger"
        title={t('remove.title', { count: selected.size })}
        description={t('remove.description')}
        confirmLabel={t('remove', { count: selected.size })}
        cancelLabel={t('cancel')}
        onConfirm={() => void remove()}
      />
    </div>
  )
}

/** A question's title in the language on screen, with an ellipsis where an answer would stand. */
const headingOf = (field: { question: Question; label: string }, host: FormHost): string =>
  fillPipes(host.pickText(field.question.title), () => '…').trim() || field.label
