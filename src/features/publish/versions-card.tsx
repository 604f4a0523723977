import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '#ds/badge'
import { Button } from '#ds/button'
import { Card } from '#ds/card'
import { Drawer } from '#ds/drawer'
import { Table } from '#ds/table'
import { toast } from '#ds/toast'
import { VisuallyHidden } from '#ds/visually-hidden'
import type { FormRow } from '#shared/contract/form'
import type { FormDefinition } from '#shared/form/definition'
import { versionListQueryOptions } from '#src/api/forms.ts'
import { phone, useMedia } from '#src/console-kit/look/use-media.ts'
import { ErrorState } from '#src/console-kit/states/states.tsx'
import { RelativeTime } from '#src/console-kit/time.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useT } from '#src/i18n/use-t.ts'
import { VersionComparison } from './version-comparison.tsx'

/** Every version there was, newest first; answers keep the one they were given under. */
export function VersionsCard({
  form,
  draft,
  onRestore,
}: {
  form: FormRow
  draft: FormDefinition
  onRestore: (definition: FormDefinition) => void
}) {
  const t = useT('publish')
  const { number } = useFormat()
  const isPhone = useMedia(phone)
  const versions = useQuery(versionListQueryOptions(form.formKey))
  const rows = versions.data ?? []
  const [compared, setCompared] = useState<number | null>(null)
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
            {
              id: 'compare',
              header: <VisuallyHidden>{t('versions.compare')}</VisuallyHidden>,
              align: 'end',
              cell: (row) => (
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={t('versions.compareOf', { version: row.version })}
                  onClick={() => setCompared(row.version)}
                >
                  {t('versions.compare')}
                </Button>
              ),
            },
          ]}
        />
      )}
      <Drawer
        open={compared !== null}
        onOpenChange={(open) => !open && setCompared(null)}
        title={t('versions.compareTitle')}
        width={560}
      >
        {compared !== null && (
          <VersionComparison
            formKey={form.formKey}
            versions={rows.map(({ version }) => version)}
            first={compared}
            draft={draft}
            onRestore={(definition, version) => {
              setCompared(null)
              onRestore(definition)
              toast.success(t('versions.restored', { version }))
            }}
          />
        )}
      </Drawer>
    </Card>
  )
}
