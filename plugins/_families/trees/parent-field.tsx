import { TreeSelect } from '#ds/tree-select'
import { useFamilyT, useT } from '#sdk/page'
import { FormField } from '../record-form/form-field.tsx'
import type { RecordForm } from '../record-form/use-record-form.tsx'
import { type Forest, nodesOf, type Placed } from './forest.ts'

/**
 * Below which record this one lies; none is the top. Named by the page's text `field.parentId`.
 * @param id of the record that is changed, which cannot lie below itself; undefined for a new one
 * @param isOffered leaves out those that hold nothing
 */
export function ParentField<Row extends Placed, Values extends { readonly parentId: string | null }>({
  form,
  forest,
  id,
  labelOf,
  isOffered = everyone,
  required = false,
}: {
  form: RecordForm<Values>
  forest: Forest<Row>
  id: string | undefined
  labelOf: (row: Row) => string
  isOffered?: (row: Row) => boolean
  required?: boolean
}) {
  const t = useT()
  const words = useFamilyT('trees')
  const within = id === undefined ? new Set<string>() : forest.subtreeOf(id)
  const { parentId } = form.values
  return (
    <FormField<Values> form={form} name="parentId" label={t('field.parentId')} required={required}>
      {(control) => (
        <TreeSelect
          {...control}
          nodes={nodesOf(forest, { labelOf, isOffered: (row) => isOffered(row) && !within.has(row.id) })}
          value={parentId === null ? [] : [parentId]}
          // A part of the values: the compiler cannot see it of an open type.
          onChange={([next = null]) => form.change({ parentId: next } as Partial<Values>)}
          placeholder={words('top')}
          clearLabel={words('top')}
          defaultExpanded={forest.roots.map((root) => root.id)}
        />
      )}
    </FormField>
  )
}

const everyone = () => true
