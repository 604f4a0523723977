import { Button } from '#ds/button'
import { Dialog } from '#ds/dialog'
import { type Refusal, useFamilyT, useFormat, useT } from '#sdk/page'
import { type Difference, differencesOf } from './merge.ts'

/**
 * Somebody else saved the record while this person was changing it (ux C28): shows what differs, field by field, and asks
 * whose stands. Nothing is lost before they answer.
 * @param textOf a field's value as people read it, where it is more than a text, a number or yes and no
 */
export function ConflictDialog<Values extends object>({
  first,
  mine,
  theirs,
  newer,
  textOf,
  isBusy,
  onMine,
  onTheirs,
  onClose,
}: {
  first: Values
  mine: Values
  theirs: Values
  /** Who saved it, and when, as the server said. */
  newer?: Refusal['current'] | undefined
  textOf?: ((name: keyof Values & string, values: Values) => string | undefined) | undefined
  isBusy: boolean
  onMine: () => void
  onTheirs: () => void
  onClose: () => void
}) {
  const t = useFamilyT('record-form')
  const { relative } = useFormat()
  const differences = differencesOf(first, mine, theirs)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('conflict.title')}
      description={t('conflict.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('discard.stay')}</Button>
          <Button onClick={onTheirs}>{t('conflict.theirs')}</Button>
          <Button variant="primary" busy={isBusy} cooldown onClick={onMine}>
            {t('conflict.mine')}
          </Button>
        </>
      }
    >
      {newer && newer.updatedBy !== '' && (
        <p className="mb-3">{t('conflict.by', { name: newer.updatedBy, when: relative(newer.updateTime) })}</p>
      )}
      {differences.length === 0 ? (
        <p>{t('conflict.same')}</p>
      ) : (
        <table className="w-full table-fixed text-start">
          <caption className="sr-only">{t('conflict.differences')}</caption>
          <thead className="text-muted text-sm">
            <tr>
              <th scope="col" className={cell}>
                {t('conflict.field')}
              </th>
              <th scope="col" className={cell}>
                {t('conflict.yours')}
              </th>
              <th scope="col" className={cell}>
                {t('conflict.now')}
              </th>
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <Row key={difference.name} difference={difference} mine={mine} theirs={theirs} textOf={textOf} />
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  )
}

function Row<Values extends object>({
  difference: { name, isContested },
  mine,
  theirs,
  textOf,
}: {
  difference: Difference<Values>
  mine: Values
  theirs: Values
  textOf: ((name: keyof Values & string, values: Values) => string | undefined) | undefined
}) {
  const t = useT()
  const words = useFamilyT('record-form')
  const read = (values: Values): string => {
    const value: unknown = values[name]
    const own = textOf?.(name, values)
    if (own !== undefined) return own
    if (typeof value === 'boolean') return words(value ? 'yes' : 'no')
    if (Array.isArray(value)) return words('items', { count: value.length })
    if (name === 'status') return words(`status.${String(value)}`)
    return value === null || value === undefined || value === '' ? words('nothing') : String(value)
  }
  return (
    <tr className="border-hairline border-t align-top">
      <th scope="row" className={`${cell} font-medium`}>
        {t(`field.${name}`)}
        {isContested && <span className="block text-sm text-warning-text">{words('conflict.both')}</span>}
      </th>
      <td className={cell}>{read(mine)}</td>
      <td className={cell}>{read(theirs)}</td>
    </tr>
  )
}

const cell = 'wrap-break-word py-2 pe-4 text-start last:pe-0'
