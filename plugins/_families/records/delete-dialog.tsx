import { AlertDialog } from '#ds/alert-dialog'
import { useFamilyT, useFormat } from '#sdk/page'

/** As many names as one takes in before pressing a button. */
const mostNames = 5

/**
 * Asks before records go for good: names them, their number and what is lost with them (ux C25). Open while there are
 * names.
 */
export function DeleteDialog({
  names,
  loss,
  isBusy,
  onConfirm,
  onClose,
}: {
  names: readonly string[]
  loss: string
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}) {
  const t = useFamilyT('records')
  const { number } = useFormat()
  const count = names.length
  const [first = ''] = names
  return (
    <AlertDialog
      open={count > 0}
      onOpenChange={(open) => !open && onClose()}
      title={count === 1 ? t('delete.one', { name: first }) : t('delete.many', { count, number: number(count) })}
      description={
        <>
          {count > 1 && (
            <ul className="mb-2 list-inside list-disc text-ink">
              {names.slice(0, mostNames).map((name) => (
                <li key={name} className="break-words">
                  {name}
                </li>
              ))}
              {count > mostNames && <li>{t('delete.more', { count: count - mostNames })}</li>}
            </ul>
          )}
          <p>{loss}</p>
        </>
      }
      confirmLabel={count === 1 ? t('delete') : t('delete.count', { count })}
      cancelLabel={t('cancel')}
      busy={isBusy}
      onConfirm={onConfirm}
    />
  )
}
