import { Combobox } from '#ds/combobox'
import { SegmentedControl } from '#ds/segmented-control'
import { TreeSelect } from '#ds/tree-select'
import { useData, useT } from '#sdk/page'
import { FormField } from '../../_families/record-form/form-field.tsx'
import type { RecordForm } from '../../_families/record-form/use-record-form.tsx'
import type { Values } from './announcement-values.ts'
import { announcementAudience, audiences } from './contract.ts'

/** Whom an announcement is meant for: everybody, or departments with those below them, or roles. */
export function AudienceFields({ form }: { form: RecordForm<Values> }) {
  const t = useT()
  const choices = useData(announcementAudience, {})
  const { audience, deptIds, roleIds } = form.values
  return (
    <>
      <FormField<Values> form={form} name="audience" label={t('field.audience')} isGroup>
        {() => (
          <SegmentedControl
            label={t('field.audience')}
            value={audience}
            onChange={(next) => form.change({ audience: next })}
            options={audiences.map((id) => ({ id, label: t(`audience.${id}`) }))}
          />
        )}
      </FormField>
      {audience === 'departments' && (
        <FormField<Values> form={form} name="deptIds" label={t('field.deptIds')} hint={t('deptIds.hint')} required>
          {(control) => (
            <TreeSelect
              {...control}
              nodes={choices.data?.departments ?? []}
              selection="multiple"
              value={deptIds}
              onChange={(next) => form.change({ deptIds: next })}
              placeholder={t('deptIds.none')}
            />
          )}
        </FormField>
      )}
      {audience === 'roles' && (
        <FormField<Values> form={form} name="roleIds" label={t('field.roleIds')} required>
          {(control) => (
            <Combobox
              {...control}
              multiple
              options={(choices.data?.roles ?? []).map(({ id, roleName }) => ({ id, label: roleName }))}
              loading={choices.isPending}
              value={roleIds}
              onChange={(next) => form.change({ roleIds: next })}
              placeholder={t('roleIds.none')}
            />
          )}
        </FormField>
      )}
    </>
  )
}
