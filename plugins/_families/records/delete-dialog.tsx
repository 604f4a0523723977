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
  const words = useFamilyT('records')
  const { number } = useFormat()
  const count = names.length
  const [first = ''] = names
  return (
    <AlertDialog
      open={count > 0}
      onOpenChange={(open) => !open && onClose()}
      title={
        count === 1 ? words('delete.one', { name: first }) : words('delete.many', { count, number: number(count) })
      }
      description={
        <>
          {count > 1 && (
            <ul className="mb-2 list-inside list-disc text-ink">
              {names.slice(0, mostNames).map((name) => (
                <li key={name} className="break-words">
                  {name}
                </li>
              ))}
              {count > mostNames && <li>{words('delete.more', { count: count - mostNames })}</li>}
            </ul>
          )}
          <p>{loss}</p>
        </>
      }
      confirmLabel={count === 1 ? words('delete') : words('delete.count', { count })}
      cancelLabel={words('cancel')}
      busy={isBusy}
      onConfirm={onConfirm}
    />
  )
}
