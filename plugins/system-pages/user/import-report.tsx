import type { z } from 'zod'
import { Badge } from '#ds/badge'
import { Callout } from '#ds/callout'
import { type DataColumn, DataTable } from '#ds/data-table'
import { useFormat, useT } from '#sdk/page'
import type { ImportRow, importUsers } from '#shared/contract/user'

export type ImportResult = z.infer<typeof importUsers.data> & { readonly isTrial: boolean }

/** What became, or would become, of every row: those that were refused first. */
export function ImportReport({ result }: { result: ImportResult }) {
  const t = useT()
  const { number } = useFormat()
  const counts = { created: number(result.created), updated: number(result.updated), refused: number(result.refused) }
  const columns: DataColumn<ImportRow>[] = [
    {
      id: 'row',
      header: t('import.row'),
      align: 'end',
      width: 72,
      value: ({ row }) => row,
      text: ({ row }) => number(row),
    },
    { id: 'userName', header: t('field.userName'), width: 150, value: ({ userName }) => userName },
    {
      id: 'outcome',
      header: t('import.outcome'),
      width: 110,
      value: ({ outcome }) => outcome,
      cell: ({ outcome }) => <Badge tone={tones[outcome]}>{t(`import.outcome.${outcome}`)}</Badge>,
    },
    {
      id: 'problems',
      header: t('import.problems'),
      width: 300,
      value: ({ problems }) => problems.map(({ message }) => message).join(t('list.separator')),
    },
  ]
  return (
    <div className="flex flex-col gap-3">
      {result.refused > 0 ? (
        <Callout tone="danger" live title={t('import.refused.title')}>
          {t('import.refused.text', { count: result.refused, number: counts.refused })}
        </Callout>
      ) : (
        <Callout tone="success" live title={t(result.isTrial ? 'import.trial.title' : 'import.done.title')}>
          {t(result.isTrial ? 'import.trial.text' : 'import.done.text', {
            created: counts.created,
            updated: counts.updated,
          })}
        </Callout>
      )}
      <DataTable<ImportRow>
        className="max-h-72"
        label={t('import.report')}
        density="compact"
        columns={columns}
        rows={result.rows.toSorted((a, b) => Number(b.outcome === 'refused') - Number(a.outcome === 'refused'))}
        rowKey={({ row }) => String(row)}
      />
    </div>
  )
}

const tones = { created: 'success', updated: 'info', refused: 'danger' } as const
