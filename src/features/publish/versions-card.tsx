import { useQuery } from '@tanstack/react-query'
import { Badge } from '#ds/badge'
import { Card } from '#ds/card'
import { Table } from '#ds/table'
import type { FormRow } from '#shared/contract/form'
import { versionListQueryOptions } from '#src/api/forms.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useT } from '#src/i18n/use-t.ts'
import { ErrorState } from '#src/shell/states.tsx'
import { RelativeTime } from '#src/shell/time.tsx'
import { phone, useMedia } from '#src/shell/use-media.ts'

/** Every version there was, newest first; answers keep the one they were given under. */
export function VersionsCard({ form }: { form: FormRow }) {
  const t = useT('publish')
  const { number } = useFormat()
  const isPhone = useMedia(phone)
  const versions = useQuery(versionListQueryOptions(form.formKey))
  const rows = versions.data ?? []
  return (
    <Card title={t('versions.title')} flush>
      {versions.isError && !versions.data ? (
        <ErrorState error={versions.error} onRetry={() => void versions.refetch()} />
      ) : (
        <Table
          caption={t('versions.title')}
          rows={rows}
          rowKey={(row) => String(row.version)}
          loading={versions.isPending}
          columns={[
            {
              id: 'version',
              header: t('versions.version'),
              cell: (row) => (
                <span className="flex flex-wrap items-center gap-2">
                  {t('version', { version: row.version })}
                  {row.version === form.publishedVersion && <Badge tone="accent">{t('versions.current')}</Badge>}
                </span>
              ),
            },
            {
              id: 'questions',
              header: t('versions.questions'),
              align: 'end',
              cell: (row) => number(row.questionCount),
            },
            { id: 'answers', header: t('versions.answers'), align: 'end', cell: (row) => number(row.answerCount) },
            { id: 'time', header: t('versions.time'), cell: (row) => <RelativeTime value={row.publishedAt} /> },
            ...(isPhone
              ? []
              : [{ id: 'by', header: t('versions.by'), cell: (row: (typeof rows)[number]) => row.publishedBy }]),
          ]}
        />
      )}
    </Card>
  )
}
