import { NumberInput } from '#ds/number-input'
import { SegmentedControl } from '#ds/segmented-control'
import { TextInput } from '#ds/text-input'
import { TreeSelect } from '#ds/tree-select'
import { useT } from '#sdk/page'
import type { Dept } from '#shared/contract/dept'
import { FormField } from '../../_families/record-form/form-field.tsx'
import type { RecordForm } from '../../_families/record-form/use-record-form.tsx'
import { type Forest, nodesOf } from '../../_families/trees/forest.ts'
import type { DeptValues } from './dept-values.ts'

/** The fields of a department. @param id of the one that is changed; null for a new one */
export function DeptForm({
  form,
  forest,
  id,
}: {
  form: RecordForm<DeptValues>
  forest: Forest<Dept>
  id: string | null
}) {
  const t = useT()
  const { values, change } = form
  const within = id === null ? new Set<string>() : forest.subtreeOf(id)
  const parents = nodesOf(forest, { labelOf: ({ deptName }) => deptName, isOffered: (dept) => !within.has(dept.id) })
  return (
    <>
      <FormField form={form} name="parentId" label={t('field.parentId')}>
        {(control) => (
          <TreeSelect
            {...control}
            nodes={parents}
            value={values.parentId === null ? [] : [values.parentId]}
            onChange={([parentId = null]) => change({ parentId })}
            placeholder={t('parent.top')}
            clearLabel={t('parent.top')}
            defaultExpanded={forest.roots.map((root) => root.id)}
            searchLabel={t('choose.search')}
            emptyText={t('choose.none')}
            removeLabel={t('choose.remove')}
            loadingLabel={t('loading')}
            loadFailedLabel={t('loading')}
          />
        )}
      </FormField>
      <FormField form={form} name="deptName" label={t('field.deptName')} required>
        {(control) => (
          <TextInput
            {...control}
            value={values.deptName}
            onChange={(deptName) => change({ deptName })}
            maxLength={60}
            autoComplete="off"
          />
        )}
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField form={form} name="sort" label={t('field.sort')} required>
          {(control) => (
            <NumberInput
              {...control}
              value={values.sort}
              onChange={(sort) => change({ sort })}
              min={0}
              max={1_000_000}
              precision={0}
            />
          )}
        </FormField>
        <FormField form={form} name="status" label={t('field.status')} isGroup>
          {() => (
            <SegmentedControl
              label={t('field.status')}
              value={values.status}
              onChange={(status) => change({ status })}
              options={(['active', 'disabled'] as const).map((each) => ({ id: each, label: t(`status.${each}`) }))}
            />
          )}
        </FormField>
        <FormField form={form} name="leader" label={t('field.leader')}>
          {(control) => (
            <TextInput
              {...control}
              value={values.leader}
              onChange={(leader) => change({ leader })}
              maxLength={60}
              autoComplete="off"
            />
          )}
        </FormField>
        <FormField form={form} name="phone" label={t('field.phone')}>
          {(control) => (
            <TextInput
              {...control}
              type="tel"
              inputMode="tel"
              value={values.phone}
              onChange={(phone) => change({ phone })}
              autoComplete="off"
            />
          )}
        </FormField>
      </div>
      <FormField form={form} name="email" label={t('field.email')}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            inputMode="email"
            value={values.email}
            onChange={(email) => change({ email })}
            autoComplete="off"
          />
        )}
      </FormField>
    </>
  )
}
