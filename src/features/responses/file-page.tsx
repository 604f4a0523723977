import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { buttonClass } from '#ds/button'
import { Icon } from '#ds/icon'
import { isPictureName } from '#shared/file-types'
import { ErrorState, LoadingState } from '#src/console-kit/states/states.tsx'
import { useT } from '#src/i18n/use-t.ts'
import { usePageTitle } from '#src/router/title.ts'
import { viewTicketOf } from './data-api.ts'
import { useTicketedUrl } from './use-ticketed-url.ts'

/**
 * A file of an answer at an address without any secret: where links in exports and cells lead. A picture is shown, any
 * other file is saved under its own name.
 */
export const FilePage = ({ fileId }: { fileId: string }) => {
  const t = useT('data')
  const { data: file, error, refetch } = useQuery(viewTicketOf(fileId))
  const save = useTicketedUrl(file && `/sapi/file/${fileId}`)
  usePageTitle(file?.name ?? t('file.loading'))
  const isPicture = file !== undefined && isPictureName(file.name)
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!file || isPicture || hasBegun.current) return
    hasBegun.current = true
    // An attachment: the page stays where it is.
    location.assign(file.url)
  }, [file, isPicture])

  if (!file)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} headingLevel={1} /> : <LoadingState />
  return (
    <div className="flex min-w-0 max-w-full flex-col items-center gap-4">
      <h1 className="max-w-full break-words text-center font-semibold text-ink text-lg">{file.name}</h1>
      {isPicture ? (
        <img src={file.url} alt={file.name} className="max-h-[75dvh] max-w-full rounded-md object-contain" />
      ) : (
        <p className="text-muted">{t('file.saving')}</p>
      )}
      <a href={save} download={file.name} className={buttonClass({ variant: isPicture ? 'secondary' : 'primary' })}>
        <Icon name="download" />
        {t('file.save')}
      </a>
    </div>
  )
}
