import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#ds/button'
import { EmptyState } from '#ds/empty-state'
import { Spinner } from '#ds/spinner'
import type { FormDefinition } from '#shared/form/definition'
import { useT } from '#src/i18n/use-t.ts'
import { draftQueryOptions } from './draft-api.ts'

export interface DraftData {
  readonly revision: number
  readonly definition: FormDefinition
  readonly usedIds: readonly string[]
}

/** The draft as the server has it, with the moments before it is there, or when it does not come. */
export const LoadedDraft = ({
  formKey,
  children,
}: {
  formKey: string
  children: (draft: DraftData, reload: () => void) => ReactNode
}) => {
  const t = useT('designer')
  const { data, error, refetch } = useQuery(draftQueryOptions(formKey))
  if (error) {
    return (
      <EmptyState
        title={t('load.failed')}
        illustration="broken"
        action={<Button onClick={() => void refetch()}>{t('load.retry')}</Button>}
      />
    )
  }
  if (!data) {
    return (
      <div className="flex justify-center py-12">
        <Spinner label={t('load.loading')} />
      </div>
    )
  }
  return children(data, () => void refetch())
}
