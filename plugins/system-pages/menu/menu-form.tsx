import { Checkbox } from '#ds/checkbox'
import { Combobox } from '#ds/combobox'
import { isIconName } from '#ds/icon'
import { IconPicker } from '#ds/icon-picker'
import { SegmentedControl } from '#ds/segmented-control'
import { pageComponents, useData, useMenuTitle, useT } from '#sdk/page'
import { type Menu, menuPermissions } from '#shared/contract/menu'
import { LongTextField, OrderField, StatusField, TextField } from '../../_families/record-form/fields.tsx'
import { FormField } from '../../_families/record-form/form-field.tsx'
import type { RecordForm } from '../../_families/record-form/use-record-form.tsx'
import type { Forest } from '../../_families/trees/forest.ts'
import { ParentField } from '../../_families/trees/parent-field.tsx'
import { directoryComponent, isOutside, type MenuValues, suggestedName } from './menu-values.ts'

/** The fields of a menu; which ones depends on its kind. */
export function MenuForm({
  form,
  forest,
  id,
}: {
  form: RecordForm<MenuValues>
  forest: Forest<Menu>
  /** Of the menu that is changed; undefined for a new one. */
  id: string | undefined
}) {
  const t = useT()
  const titleOf = useMenuTitle()
  const permissions = useData(menuPermissions, {}).data ?? []
  const { values } = form
  const { kind } = values
  /** While nobody has given a new menu a name of its own, the name follows what it is. */
  const change = (part: Partial<MenuValues>) => {
    const follows = id === undefined && values.name === suggestedName(values)
    form.change({ ...part, ...(follows && { name: suggestedName({ ...values, ...part }) }) })
  }
  const following = { ...form, change }
  return (
    <>
      <FormField form={form} name="kind" label={t('field.kind')} isGroup>
        {() => (
          <SegmentedControl
            label={t('field.kind')}
            value={kind}
            onChange={(next) => change({ kind: next, component: next === 'M' ? directoryComponent : '' })}
            options={(['M', 'C', 'F'] as const).map((each) => ({ id: each, label: t(`kind.${each}`) }))}
          />
        )}
      </FormField>
      <ParentField
        form={form}
        forest={forest}
        id={id}
        labelOf={({ title }) => titleOf(title)}
        isOffered={(menu) => menu.kind !== 'F'}
        required={kind === 'F'}
      />
      <TextField
        form={form}
        name="title"
        required
        hint={titleOf(values.title) === values.title ? undefined : t('title.shownAs', { title: titleOf(values.title) })}
      />
      {kind !== 'F' && (
        <>
          <TextField form={following} name="path" required hint={t('path.hint')} />
          <FormField form={form} name="icon" label={t('field.icon')}>
            {(control) => (
              <IconPicker
                {...control}
                value={isIconName(values.icon) ? values.icon : undefined}
                onChange={(icon = undefined) => change({ icon: icon ?? '' })}
              />
            )}
          </FormField>
        </>
      )}
      {kind === 'C' && (
        <FormField form={form} name="component" label={t('field.component')} required hint={t('component.hint')}>
          {(control) => (
            <Combobox
              {...control}
              options={optionsWith(pageComponents(), values.component)}
              value={values.component === '' ? [] : [values.component]}
              onChange={([component = '']) => change({ component })}
              placeholder={t('choose')}
            />
          )}
        </FormField>
      )}
      {isOutside(values) && (
        <TextField form={form} name="link" type="url" inputMode="url" required hint={t('link.hint')} />
      )}
      {kind === 'M' && <TextField form={form} name="redirect" hint={t('redirect.hint')} />}
      {kind !== 'M' && (
        <FormField form={form} name="permission" label={t('field.permission')} hint={t('permission.hint')}>
          {(control) => (
            <Combobox
              {...control}
              options={[
                { id: '', label: t('permission.none') },
                ...optionsWith(permissions, values.permission).map(({ id: permission }) => ({
                  id: permission,
                  label: titleOf(`permission.${permission.replaceAll(':', '.')}`),
                  description: permission,
                })),
              ]}
              value={[values.permission]}
              onChange={([permission = '']) => change({ permission })}
            />
          )}
        </FormField>
      )}
      <TextField form={form} name="name" required hint={t('name.hint')} />
      <div className="grid grid-cols-2 gap-4">
        <OrderField form={form} name="sort" />
        <StatusField form={form} />
      </div>
      {kind !== 'F' && (
        <div className="flex flex-col gap-2">
          <Checkbox
            checked={values.visible}
            onChange={(visible) => form.change({ visible })}
            label={t('field.visible')}
            hint={t('visible.hint')}
          />
          {kind === 'C' && (
            <Checkbox
              checked={values.keepAlive}
              onChange={(keepAlive) => form.change({ keepAlive })}
              label={t('field.keepAlive')}
              hint={t('keepAlive.hint')}
            />
          )}
        </div>
      )}
      <LongTextField form={form} name="remark" />
    </>
  )
}

/** What is chosen stays on offer, also when nothing here knows it. */
const optionsWith = (known: readonly string[], chosen: string) =>
  [...new Set([...known, ...(chosen === '' ? [] : [chosen])])].map((each) => ({ id: each, label: each }))
