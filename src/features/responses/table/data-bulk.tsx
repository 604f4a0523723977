import { useState } from 'react'
import { AlertDialog } from '#ds/alert-dialog'
import { type BulkAction, BulkBar } from '#ds/bulk-bar'
import { maxSelected } from '#shared/contract/submission'
import { useT } from '#src/i18n/use-t.ts'
import { usePermission } from '#src/session/allow.tsx'
import { allMatchingIds } from '../data-api.ts'
import { useRecordsRemoval } from '../use-records-removal.ts'
import type { DataRows } from './use-data-rows.ts'

/** What can be done with the chosen records at once. */
export const DataBulk = ({
  formKey,
  data: { ids, total, matching },
  selected,
  onSelected,
  isExporting,
  onExport,
}: {
  formKey: string
  data: DataRows
  selected: ReadonlySet<string>
  onSelected: (selected: ReadonlySet<string>) => void
  isExporting: boolean
  onExport: (ids: readonly string[]) => void
}) => {
  const t = useT('data')
  const count = selected.size
  const [asking, setAsking] = useState(false)
  const removal = useRecordsRemoval(formKey)
  const mayRemove = usePermission('project:data:remove')
  const mayExport = usePermission('project:data:export')
  const isPageChosen = ids.length > 0 && ids.every((id) => selected.has(id))
  const actions: BulkAction[] = []
  if (mayExport)
    actions.push({
      id: 'export',
      icon: 'download',
      label: t('export.selected', { count }),
      disabled: isExporting,
      onSelect: () => onExport([...selected]),
    })
  if (mayRemove)
    actions.push({
      id: 'remove',
      icon: 'trash',
      tone: 'danger',
      label: t('remove', { count }),
      onSelect: () => setAsking(true),
    })
  const remove = async () => {
    const left = await removal.remove([...selected])
    setAsking(false)
    onSelected(new Set(left))
  }
  return (
    <>
      <BulkBar
        className="absolute inset-x-0 px-4"
        count={count}
        label={t('bulk')}
        countText={t('selected', { count })}
        clearedText={t('bulk.cleared')}
        clearLabel={t('bulk.clear')}
        onClear={() => onSelected(new Set())}
        allMatching={
          isPageChosen && count < total && total <= maxSelected
            ? {
                label: t('selectMatching', { count: total }),
                onSelect: () => void allMatchingIds(formKey, matching).then((all) => onSelected(new Set(all))),
              }
            : undefined
        }
        actions={actions}
      />
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={t('remove.title', { count })}
        description={t('remove.description', { count })}
        confirmLabel={t('remove', { count })}
        cancelLabel={t('cancel')}
        busy={removal.isRemoving}
        onConfirm={() => void remove()}
      />
    </>
  )
}
