import { useMemo } from 'react'
import { z } from 'zod'
import { Button } from '#ds/button'
import { Card } from '#ds/card'
import { EmptyState } from '#ds/empty-state'
import { Icon } from '#ds/icon'
import { SearchInput } from '#ds/search-input'
import {
  definePageRenderer,
  ErrorState,
  LoadingState,
  Page,
  phone,
  useData,
  useDownload,
  useMedia,
  usePageShortcuts,
  useSearchState,
  useT,
} from '#sdk/page'
import { apiDocument, downloadApiDocument } from '#shared/contract/api-doc'
import type page from './definition.ts'
import { OperationDetail } from './operation-detail.tsx'
import { OperationList } from './operation-list.tsx'
import { matches, operationsOf, schemasOf } from './operations.ts'

const searchSchema = z.object({ q: z.string().max(200).catch(''), call: z.string().max(300).catch('') })

/** Every call of the server, from the contracts it checks by: found, read and taken along. */
export default definePageRenderer<typeof page>(function ApiDocumentPage() {
  const t = useT()
  const isPhone = useMedia(phone)
  const document = useData(apiDocument, {})
  const download = useDownload(downloadApiDocument)
  const [{ q, call }, setSearch] = useSearchState(searchSchema)
  const operations = useMemo(() => operationsOf(document.data), [document.data])
  const schemas = useMemo(() => schemasOf(document.data), [document.data])
  const found = useMemo(() => operations.filter((operation) => matches(operation, q.trim())), [operations, q])
  const chosen = operations.find(({ id }) => id === call) ?? (isPhone ? undefined : found[0])
  usePageShortcuts({ hasFilter: true })
  const clear = () => setSearch({ q: '' })

  return (
    <Page
      title={t('title')}
      description={document.data && t('description', { count: operations.length })}
      actions={
        <Button
          iconStart={<Icon name="download" />}
          busy={download.isBusy}
          onClick={() => void download.save({ fileName: 'openapi.json' })}
        >
          {t('download')}
        </Button>
      }
    >
      {document.error && !document.data ? (
        <ErrorState error={document.error} onRetry={() => void document.refetch()} />
      ) : !document.data ? (
        <LoadingState />
      ) : (
        <Card flush>
          <div className="grid min-h-150 lg:grid-cols-[minmax(16rem,24rem)_1fr]">
            {!(isPhone && chosen) && (
              <div className="flex min-w-0 flex-col border-hairline lg:border-e">
                <search className="border-hairline border-b p-3">
                  <SearchInput
                    value={q}
                    onChange={(next) => setSearch({ q: next }, { replace: true })}
                    label={t('search')}
                    placeholder={t('search')}
                    debounce={0}
                  />
                </search>
                {found.length === 0 ? (
                  <EmptyState
                    illustration="search"
                    title={t('empty')}
                    action={<Button onClick={clear}>{t('clear')}</Button>}
                  />
                ) : (
                  <OperationList
                    operations={found}
                    current={chosen?.id}
                    onChoose={(id) => setSearch({ call: id }, { replace: !isPhone })}
                  />
                )}
              </div>
            )}
            {chosen && (
              <div className="min-w-0">
                {isPhone && (
                  <Button
                    variant="ghost"
                    className="m-2"
                    iconStart={<Icon name="arrow-left" />}
                    onClick={() => setSearch({ call: '' })}
                  >
                    {t('back')}
                  </Button>
                )}
                <OperationDetail key={chosen.id} operation={chosen} schemas={schemas} />
              </div>
            )}
          </div>
        </Card>
      )}
    </Page>
  )
})
