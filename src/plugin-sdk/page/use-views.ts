import { useCallback, useEffect, useRef } from 'react'
import { z } from 'zod'
import { type ColumnState, readColumnState } from '#ds/data-table'
import { type NewView, type SavedView, sameState } from '#ds/saved-views'
import { useSetting } from '../../api/setting.ts'

/** Filters as the address holds them. */
type FilterState = Readonly<Record<string, string>>

const settingSchema = z.object({
  views: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        isDefault: z.boolean().catch(false),
        filters: z.record(z.string(), z.string()).catch({}),
        columns: z.unknown().transform((stored): ColumnState => readColumnState(stored)),
      }),
    )
    .max(50)
    .catch([]),
})
type Stored = z.infer<typeof settingSchema>

/** What was stored, by whatever version: never a reason for a page to fail. */
const readViews = (stored: unknown): Stored => settingSchema.safeParse(stored).data ?? { views: [] }

/** Named in the address where a default view is left on purpose. */
const noView = 'none'

/**
 * The person's named views of one list (ux C10): its filters and columns. The address holds which one and what was changed
 * since. Entered without naming anything, the list opens with the default view.
 * @param table unique among all lists: the page's id
 * @param view of the address, '' for none
 * @param state the filters in force
 * @param isBare the address names nothing at all
 * @returns what `#ds/saved-views` takes
 */
export const useViews = ({
  table,
  view,
  state,
  isBare,
  columns,
  onOpen,
  onColumns,
}: {
  table: string
  view: string
  state: FilterState
  isBare: boolean
  columns: ColumnState
  onOpen: (state: FilterState, view: string, options?: { replace?: boolean }) => void
  onColumns: (columns: ColumnState) => void
}) => {
  const { value: setting, isLoaded, save } = useSetting(`views.${table}`, readViews)
  const { views } = setting
  const current = views.find(({ id }) => id === view)
  const first = views.find(({ isDefault }) => isDefault)
  const nothing = Object.fromEntries(Object.keys(state).map((key) => [key, '']))
  const isChanged = current
    ? !sameState({ filters: state, columns }, { filters: current.filters, columns: current.columns })
    : !sameState(state, nothing)

  const open = (id: string | undefined, options?: { replace?: boolean }) => {
    const wanted = views.find((each) => each.id === id)
    if (wanted) onColumns(wanted.columns)
    onOpen({ ...nothing, ...wanted?.filters }, wanted?.id ?? (first ? noView : ''), options)
  }
  const latest = useRef(open)
  latest.current = open
  const hasEntered = useRef(false)
  const defaultId = first?.id
  const enter = useCallback((id: string) => latest.current(id, { replace: true }), [])
  useEffect(() => {
    if (!isLoaded || hasEntered.current) return
    hasEntered.current = true
    if (view === '' && isBare && defaultId !== undefined) enter(defaultId)
  }, [isLoaded, view, isBare, defaultId, enter])

  const put = (next: Stored['views']) => save({ views: next })
  return {
    views: views.map(({ id, name, isDefault }): SavedView => ({ id, name, isDefault, scope: 'private' })),
    current: current?.id,
    changed: isChanged,
    onSelect: (id: string | undefined) => open(id),
    onReset: () => open(current?.id),
    onSave: (id: string) =>
      put(views.map((each) => (each.id === id ? { ...each, filters: { ...state }, columns } : each))),
    onSaveAs: ({ name, isDefault }: NewView) => {
      const id = crypto.randomUUID().slice(0, 8)
      const others = isDefault ? views.map((each) => ({ ...each, isDefault: false })) : views
      put([...others, { id, name, isDefault, filters: { ...state }, columns }])
      onOpen(state, id)
    },
    onMakeDefault: (id: string) => put(views.map((each) => ({ ...each, isDefault: each.id === id }))),
    onRemove: (id: string) => {
      put(views.filter((each) => each.id !== id))
      onOpen(state, '')
    },
  }
}

export type Views = ReturnType<typeof useViews>
