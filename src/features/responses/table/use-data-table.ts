import { useMemo, useState } from 'react'
import { arrangeColumns } from '#ds/data-table'
import { readField } from '#shared/form/address'
import { useSetting } from '#src/api/setting.ts'
import type { FormHost } from '#src/form-view/form-view-context.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useT } from '#src/i18n/use-t.ts'
import { dataColumns } from './data-columns.tsx'
import { readTableLook } from './table-setting.ts'
import { useAsGiven } from './use-as-given.ts'
import type { DataRows } from './use-data-rows.ts'
import { useDataViews } from './use-data-views.ts'

/** How a person has arranged the table: its columns, views, height of rows, and which of it goes into an export. */
export const useDataTable = (formKey: string, { search, go, fields, rows }: DataRows, host: FormHost) => {
  const t = useT('data')
  const format = useFormat()
  const view = useDataViews(formKey, search, go)
  const look = useSetting('table', readTableLook)
  const asGiven = useAsGiven(formKey, rows.data?.records)
  const columns = useMemo(
    () => dataColumns(fields.data ?? [], { t, format, host, asGiven }),
    [fields.data, t, format, host, asGiven],
  )
  const arranged = useMemo(() => arrangeColumns(columns, view.columns), [columns, view.columns])
  const [shownOnly, setShownOnly] = useState(true)
  const hidesColumns = arranged.some(({ hidden, column }) => hidden && !column.hiddenAtFirst)
  return {
    view,
    columns,
    density: look.value.density,
    setDensity: (density: typeof look.value.density) => look.save({ density }),
    /** Whether exports leave out what is hidden; undefined: nothing is. */
    shownOnly: hidesColumns ? shownOnly : undefined,
    setShownOnly,
    /** Ids of the columns that go into an export; undefined: all. Parts of an answer go with it. */
    exported: useMemo(
      () =>
        shownOnly
          ? arranged.flatMap(({ hidden, column: { id } }) =>
              hidden || readField(id).address !== undefined ? [] : [id],
            )
          : undefined,
      [arranged, shownOnly],
    ),
  }
}
