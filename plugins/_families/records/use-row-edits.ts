import { toast } from '#ds/toast'
import { useAction, useFailureText, useLazyData } from '#sdk/page'
import type { RecordCalls, RecordShape, Versioned } from '../record-form/record-drawer.tsx'
import { useTurns } from './use-turns.ts'

/**
 * Changes of records where they stand in a list (ux C16). Several at once wait for each other, so none is lost, and each is
 * made of the record as it is by then: it takes nothing back that the one before, or somebody else, has written.
 * @param shown the rows on screen, where a row is all of a record: for those who may not read a single one
 * @returns resolves to whether the server took it; a failure has been told by then
 */
export const useRowEdits = <
  Row extends Versioned,
  Values extends object,
  New,
  Made extends { readonly id: string },
  Change,
>(
  { get, update, changes }: Pick<RecordCalls<Row, New, Made, Change>, 'get' | 'update' | 'changes'>,
  { valuesOf, bodyOf }: Pick<RecordShape<Row, Values, New, Change>, 'valuesOf' | 'bodyOf'>,
  shown?: readonly Row[],
): ((id: string, change: Partial<Values>) => Promise<boolean>) => {
  const load = useLazyData(get)
  const write = useAction(update, { changes })
  const inTurn = useTurns()
  const failureText = useFailureText()
  const edit = async (id: string, change: Partial<Values>) => {
    const known = shown?.find((each) => each.id === id)
    const row = await load({ params: { id } } as never).catch((error) => known ?? Promise.reject(error))
    const body = { ...bodyOf({ ...valuesOf(row), ...change }), id, version: row.version }
    // Arguments of an open type, as in the SDK: what is sent is what `bodyOf` gives, whose type says what the endpoint takes.
    return (await write.run({ body } as never)) !== undefined
  }
  return (id, change) =>
    inTurn(() => edit(id, change)).catch((error) => {
      toast.error(failureText(error))
      return false
    })
}
