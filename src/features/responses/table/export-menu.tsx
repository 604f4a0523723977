import { useCallback, useState } from 'react'
import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { Menu, type MenuEntry } from '#ds/menu'
import { ProgressDialog } from '#ds/progress-dialog'
import { phone, useMedia } from '#src/console-kit/look/use-media.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { useProcess } from '#src/realtime/use-process.ts'
import { type ExportScope, type Matching, startExport } from '../data-api.ts'
import { useTicketedUrl } from '../use-ticketed-url.ts'

export type ExportType = 'xlsx' | 'csv'

/** Starts exports and follows the one under way in the process dialog (spec 4). */
export const useExport = (formKey: string, columns: readonly string[] | undefined) => {
  const language = useLanguage()
  const [processKey, setProcessKey] = useState<string | null>(null)
  const [isStarting, setStarting] = useState(false)
  const start = useCallback(
    async (type: ExportType, scope: ExportScope) => {
      setStarting(true)
      try {
        setProcessKey((await startExport(formKey, scope, { type, language, columns })).key)
      } catch {
        // The client has said why.
      } finally {
        setStarting(false)
      }
    },
    [formKey, language, columns],
  )
  const dialog = processKey && <ExportProgress processKey={processKey} onClose={() => setProcessKey(null)} />
  return { start, isStarting, dialog }
}

/** What is exported is said on every item: all records, or those the filters leave (ux C19). */
export const ExportMenu = ({
  total,
  matching,
  busy,
  shownOnly,
  onShownOnly,
  onStart,
}: {
  /** Records that match. */
  total: number
  /** Undefined: nothing is filtered. */
  matching: Matching | undefined
  busy: boolean
  /** Whether hidden columns stay out; undefined: none is hidden. */
  shownOnly: boolean | undefined
  onShownOnly: (shownOnly: boolean) => void
  onStart: (type: ExportType, scope: ExportScope) => void
}) => {
  const t = useT('data')
  const isPhone = useMedia(phone)
  const types = ['xlsx', 'csv'] as const
  const items: MenuEntry[] = [
    ...(matching && total > 0
      ? [
          ...types.map((type) => ({
            id: `filtered-${type}`,
            label: t('export.filtered', { count: total, type: t(`export.${type}`) }),
            onSelect: () => onStart(type, { mode: 'filtered', ...matching }),
          })),
          'separator' as const,
        ]
      : []),
    ...types.map((type) => ({
      id: type,
      label: t('export.everything', { type: t(`export.${type}`) }),
      onSelect: () => onStart(type, { mode: 'all' }),
    })),
    ...(shownOnly === undefined
      ? []
      : [
          'separator' as const,
          {
            id: 'shown-only',
            label: t('export.shownOnly'),
            checked: shownOnly,
            onSelect: () => onShownOnly(!shownOnly),
          },
        ]),
  ]
  return (
    <Menu
      align="end"
      trigger={
        <Button
          size="small"
          busy={busy}
          iconOnly={isPhone}
          aria-label={isPhone ? t('export.all') : undefined}
          iconStart={<Icon name="download" size={16} />}
        >
          {!isPhone && t('export.all')}
        </Button>
      }
      items={items}
    />
  )
}

const ExportProgress = ({ processKey, onClose }: { processKey: string; onClose: () => void }) => {
  const t = useT('data')
  const { data, hasFailed } = useProcess(processKey)
  const url = useTicketedUrl(data?.url)
  return (
    <ProgressDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('export.title')}
      process={data && { rate: data.rate, url, tips: data.tips || undefined }}
      error={hasFailed ? t('export.failed') : undefined}
      labels={{ complete: t('export.complete') }}
    />
  )
}
