import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { Menu } from '#ds/menu'
import { ProgressDialog } from '#ds/progress-dialog'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { processQueryOptions, startExport } from './data-api.ts'
import { useTicketedUrl } from './use-ticketed-url.ts'

/** Starts an export of all or the selected records and follows it in the process dialog (spec 4). */
export const ExportMenu = ({
  formKey,
  selected,
  disabled,
}: {
  formKey: string
  selected: ReadonlySet<string>
  disabled: boolean
}) => {
  const t = useT('data')
  const language = useLanguage()
  const [key, setKey] = useState<string | null>(null)
  const [starting, setStarting] = useState(false)

  const start = async (type: 'xlsx' | 'csv') => {
    setStarting(true)
    try {
      const { key: started } = await startExport(formKey, type, language, [...selected])
      setKey(started)
    } finally {
      setStarting(false)
    }
  }

  return (
    <>
      <Menu
        align="end"
        trigger={
          <Button
            variant="primary"
            size="small"
            busy={starting}
            disabled={disabled}
            iconStart={<Icon name="download" size={16} />}
          >
            {selected.size > 0 ? t('export.selected', { count: selected.size }) : t('export.all')}
          </Button>
        }
        items={[
          { id: 'xlsx', label: t('export.xlsx'), onSelect: () => void start('xlsx') },
          { id: 'csv', label: t('export.csv'), onSelect: () => void start('csv') },
        ]}
      />
      {key && <ExportProgress processKey={key} onClose={() => setKey(null)} />}
    </>
  )
}

const ExportProgress = ({ processKey, onClose }: { processKey: string; onClose: () => void }) => {
  const t = useT('data')
  const { data, isError } = useQuery(processQueryOptions(processKey))
  const url = useTicketedUrl(data?.url)
  return (
    <ProgressDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('export.title')}
      process={data && { rate: data.rate, url, tips: data.tips || undefined }}
      error={isError || data?.failed ? t('export.failed') : undefined}
      labels={{
        close: t('close'),
        waiting: t('export.waiting'),
        complete: t('export.complete'),
        download: t('export.download'),
        progress: t('export.progress'),
      }}
    />
  )
}
