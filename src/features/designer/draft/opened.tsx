import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Button } from '#ds/button'
import { EmptyState } from '#ds/empty-state'
import { Spinner } from '#ds/spinner'
import { stale } from '#src/api/stale.ts'
import { useT } from '#src/i18n/use-t.ts'
import type { DocumentKind } from './document-kind.ts'
import type { DocumentState, OpenDocument } from './open-document.ts'
import { useOpenForm } from './open-form.ts'

/** A document of the open form, as soon as it is there. */
const useOpened = <Value,>(kind: DocumentKind<Value>) => {
  const form = useOpenForm()
  return useQuery({
    queryKey: ['open-form', form.opening, kind.id],
    queryFn: () => form.open(kind),
    staleTime: stale.never,
    gcTime: 0,
    structuralSharing: false,
  })
}

/** A document of the open form, with the moments before it is there, or when it does not come. */
export const Opened = <Value,>({
  kind,
  children,
}: {
  kind: DocumentKind<Value>
  children: (document: OpenDocument<Value>) => ReactNode
}) => {
  const t = useT('designer')
  const { data, error, refetch } = useOpened(kind)
  if (data) return children(data)
  if (error) {
    return (
      <EmptyState
        title={t('load.failed')}
        illustration="broken"
        action={<Button onClick={() => void refetch()}>{t('load.retry')}</Button>}
      />
    )
  }
  return (
    <div className="flex justify-center py-12">
      <Spinner label={t('load.loading')} />
    </div>
  )
}

/** What is open now; drawn again when the part that `pick` takes is another one. */
export const useDocument = <Value, Part>(
  document: OpenDocument<Value>,
  pick: (state: DocumentState<Value>) => Part,
): Part => useSyncExternalStore(document.subscribe, () => pick(document.read()))

/** What a document says now, for who can do without it until it is there. */
export const useDocumentOr = <Value,>(kind: DocumentKind<Value>, until: Value): Value => {
  const document = useOpened(kind).data
  return useSyncExternalStore(document?.subscribe ?? never, () => document?.read().history.present.value ?? until)
}

const never = () => () => undefined
