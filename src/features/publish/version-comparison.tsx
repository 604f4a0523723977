import { useQueries } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { Select } from '#ds/select'
import { Skeleton } from '#ds/skeleton'
import type { FormDefinition } from '#shared/form/definition'
import { versionQueryOptions } from '#src/api/forms.ts'
import { FormDifferences } from '#src/console-kit/form/form-differences.tsx'
import { ErrorState } from '#src/console-kit/states/states.tsx'
import { useT } from '#src/i18n/use-t.ts'
import { Allow } from '#src/session/allow.tsx'

/** Any two versions, or one and the draft, side by side in words; and the way back to the first of them. */
export function VersionComparison({
  formKey,
  versions,
  first,
  draft,
  onRestore,
}: {
  formKey: string
  versions: readonly number[]
  first: number
  draft: FormDefinition
  onRestore: (definition: FormDefinition, version: number) => void
}) {
  const t = useT('publish')
  const [from, setFrom] = useState(first)
  const [to, setTo] = useState<number | 'draft'>('draft')
  const [before, after] = useQueries({
    queries: [versionQueryOptions(formKey, from), versionQueryOptions(formKey, to === 'draft' ? from : to)],
  })
  const failed = [before, after].find(({ isError, data }) => isError && !data)
  const then = to === 'draft' ? draft : after.data
  const named = versions.map((version) => ({ id: String(version), label: t('version', { version }) }))
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-4">
        <Choice
          label={t('versions.from')}
          value={String(from)}
          options={named}
          onChange={(id) => setFrom(Number(id))}
        />
        <Choice
          label={t('versions.to')}
          value={String(to)}
          options={[{ id: 'draft', label: t('versions.draft') }, ...named]}
          onChange={(id) => setTo(id === 'draft' ? id : Number(id))}
        />
      </div>
      {failed ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      ) : before.data && then ? (
        <FormDifferences before={before.data} after={then} none={t('versions.same')} />
      ) : (
        <Skeleton className="h-24" />
      )}
      <Allow permission="project:form:edit">
        <div className="flex flex-col items-start gap-2">
          <Button
            iconStart={<Icon name="restore" />}
            disabled={!before.data}
            onClick={() => before.data && onRestore(before.data, from)}
          >
            {t('versions.restore', { version: from })}
          </Button>
          <p className="text-muted text-sm">{t('versions.restore.hint')}</p>
        </div>
      </Allow>
    </div>
  )
}

function Choice({
  label,
  ...select
}: {
  label: string
  value: string
  options: readonly { readonly id: string; readonly label: string }[]
  onChange: (id: string) => void
}) {
  const id = useId()
  const { onChange } = select
  return (
    <div className="flex min-w-40 flex-1 flex-col gap-1">
      <label htmlFor={id} className="font-medium text-ink text-sm">
        {label}
      </label>
      <Select {...select} id={id} size="small" onChange={(chosen) => chosen && onChange(chosen)} />
    </div>
  )
}
