import { type ReactNode, useEffect, useState } from 'react'
import { ErrorState, LoadingState, refusalOf, useAction, useData, useFamilyT, useLeaveGuard, useT } from '#sdk/page'
import type { Endpoint } from '#shared/contract/endpoint'
import { schemaRules } from '../records/schema-rules.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { keepMine } from './merge.ts'
import { RecordFormDrawer } from './record-form-drawer.tsx'
import { useOpenedRecord } from './use-opened-record.tsx'
import { type RecordForm, useRecordForm } from './use-record-form.tsx'

export interface Versioned {
  readonly id: string
  readonly version: number
}

/** How records of one kind are read and written. */
export interface RecordCalls<Row extends Versioned, New, Made extends { readonly id: string }, Change> {
  readonly get: Endpoint<{ id: string }, undefined, undefined, Row>
  /** Without it there are no new ones. */
  readonly create?: Endpoint<undefined, undefined, New, Made>
  readonly update: Endpoint<undefined, undefined, Change, null>
  /** Endpoints whose answers are other ones afterwards. */
  readonly changes: readonly Pick<Endpoint, 'path'>[]
}

/** What a form shows of a record, and what is sent of the form. */
export interface RecordShape<Row, Values extends object, New, Change> {
  /** Of a new one. */
  readonly blank: Values
  readonly valuesOf: (row: Row) => Values
  /** Without id and version. */
  readonly bodyOf: (values: Values) => NoInfer<New & Omit<Change, 'id' | 'version'>>
}

/**
 * A record in a drawer beside its list: loaded, filled in, saved (ux C22, C27, C28). What is wrong with a field is asked of
 * the schema the server checks with, and told by the page's text `wrong.<field>`.
 * @param id `new`, or of the record that is changed
 * @param known the record as the list shows it, if that is all of it
 * @param title with the record, undefined for a new one
 * @param rules instead of those of the schema
 * @param forbiddenField where "you may not give what you do not have" belongs
 * @param textOf a value as people read it, for comparing two versions
 * @param children the fields; the record is undefined for a new one
 */
export function RecordDrawer<
  Row extends Versioned,
  Values extends object,
  Made extends { readonly id: string },
  New = unknown,
  Change = unknown,
>({
  id,
  known: shown,
  calls,
  shape: { blank, valuesOf, bodyOf },
  title,
  width,
  rules,
  forbiddenField,
  textOf,
  onClose,
  onSaved,
  children,
}: {
  id: string
  known?: Row | undefined
  calls: RecordCalls<Row, New, Made, Change>
  shape: RecordShape<Row, Values, New, Change>
  title: (row: Row | undefined) => string
  width?: number
  rules?: (values: Values) => Partial<Record<keyof Values, string | undefined>>
  forbiddenField?: keyof Values & string
  textOf?: (name: keyof Values & string, values: Values) => string | undefined
  onClose: () => void
  onSaved?: (id: string, made: Made | undefined, values: Values) => void
  children: (form: RecordForm<Values>, record: Row | undefined) => ReactNode
}) {
  const t = useT()
  const isNew = id === 'new'
  const [known] = useState(shown)
  const query = useData(calls.get, { params: { id: isNew ? '0' : id } }, { enabled: !isNew && known === undefined })
  const { record, take, fetchLatest } = useOpenedRecord(query, known)
  const writing = useWriting(calls)
  const form = useRecordForm<Values>({
    of: stateOf(record),
    initial: record ? valuesOf(record) : blank,
    failure: writing.error,
    forbiddenField,
    rules: (values) => {
      if (rules) return rules(values)
      const schema = record ? calls.update.body : calls.create?.body
      const wrong = schemaRules(schema, { ...bodyOf(values), ...keyOf(record) }, (field) => t(`wrong.${field}`))
      // Names of fields, as the schema has them.
      return wrong as Partial<Record<keyof Values, string>>
    },
  })
  const guard = useLeaveGuard(form.isDirty)
  const write = async (values: Values, to: Row | undefined): Promise<boolean> => {
    const body = bodyOf(values)
    const made = to ? undefined : await writing.create(body)
    const isSaved = to ? await writing.update({ ...body, ...keyOf(to) }) : made !== undefined
    const saved = to?.id ?? made?.id
    if (isSaved && saved !== undefined) onSaved?.(saved, made, values)
    return isSaved
  }

  const [theirs, setTheirs] = useState<Row>()
  const conflict = form.isConflict ? writing.error : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, whatever else is drawn anew meanwhile
  useEffect(() => {
    if (conflict) void fetchLatest().then(setTheirs)
  }, [conflict])

  const keep = async (latest: Row) => {
    const merged = keepMine(form.first, form.values, valuesOf(latest))
    // From now on this is the form: should saving fail once more, it says why, and nothing is lost.
    take(latest)
    form.begin(stateOf(latest), valuesOf(latest), merged)
    setTheirs(undefined)
    if (!(await write(merged, latest))) return
    guard.release()
    onClose()
  }

  return (
    <RecordFormDrawer
      title={title(record)}
      width={width}
      form={form}
      guard={guard}
      isBusy={writing.isBusy}
      instead={
        isNew || record ? undefined : query.isLoadingError ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <LoadingState />
        )
      }
      onSave={() => write(form.values, record)}
      onClose={onClose}
    >
      {children(form, record)}
      {theirs && (
        <ConflictDialog
          first={form.first}
          mine={form.values}
          theirs={valuesOf(theirs)}
          newer={refusalOf(writing.error)?.current}
          textOf={textOf}
          isBusy={writing.isBusy}
          onMine={() => void keep(theirs)}
          onTheirs={() => {
            take(theirs)
            setTheirs(undefined)
          }}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </RecordFormDrawer>
  )
}

/** Both ways of writing as one: there is a failure of one of them at most. */
const useWriting = <Row extends Versioned, New, Made extends { readonly id: string }, Change>({
  create: creating,
  update: updating,
  changes,
}: RecordCalls<Row, New, Made, Change>) => {
  const words = useFamilyT('record-form')
  const options = { changes, quiet: true, done: words('done') }
  // Without one, nothing is new, and it never runs.
  const create = useAction(creating ?? (updating as unknown as Endpoint<undefined, undefined, New, Made>), options)
  const update = useAction(updating, options)
  return {
    // Arguments of open types, as in the SDK: what is sent is what `bodyOf` gives, whose type says what the endpoints take.
    create: (body: New): Promise<Made | undefined> => create.run({ body } as never),
    update: async (body: object): Promise<boolean> => (await update.run({ body } as never)) !== undefined,
    isBusy: create.isBusy || update.isBusy,
    error: create.error ?? update.error,
  }
}

const keyOf = (row: Versioned | undefined) => row && { id: row.id, version: row.version }
const stateOf = (row: Versioned | undefined) => (row ? `${row.id} ${row.version}` : '')
