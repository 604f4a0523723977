import { Checkbox } from '#ds/checkbox'
import { Combobox } from '#ds/combobox'
import { isIconName } from '#ds/icon'
import { IconPicker } from '#ds/icon-picker'
import { NumberInput } from '#ds/number-input'
import { SegmentedControl } from '#ds/segmented-control'
import { TextInput } from '#ds/text-input'
import { Textarea } from '#ds/textarea'
import { TreeSelect } from '#ds/tree-select'
import { pageComponents, useMenuTitle, useT } from '#sdk/page'
import type { Menu } from '#shared/contract/menu'
import { permissions } from '#shared/permissions'
import { FormField } from '../../_families/record-form/form-field.tsx'
import type { RecordForm } from '../../_families/record-form/use-record-form.tsx'
import { type Forest, nodesOf } from '../../_families/trees/forest.ts'
import { directoryComponent, isOutside, type MenuValues, suggestedName } from './menu-values.ts'

/** The fields of a menu; which ones depends on its kind. */
export function MenuForm({
  form,
  forest,
  id,
}: {
  form: RecordForm<MenuValues>
  forest: Forest<Menu>
  /** Of the menu that is changed; null for a new one. */
  id: string | null
}) {
  const t = useT()
  const titleOf = useMenuTitle()
  const { values } = form
  const { kind } = values
  const within = id === null ? new Set<string>() : forest.subtreeOf(id)
  const parents = nodesOf(forest, {
    labelOf: ({ title }) => titleOf(title),
    isOffered: (menu) => menu.kind !== 'F' && !within.has(menu.id),
  })
  /** While nobody has given a new menu a name of its own, the name follows what it is. */
  const change = (part: Partial<MenuValues>) => {
    const follows = id === null && values.name === suggestedName(values)
    form.change({ ...part, ...(follows && { name: suggestedName({ ...values, ...part }) }) })
  }
  const choosing = {
    searchLabel: t('choose.search'),
    emptyText: t('choose.none'),
    removeLabel: t('choose.remove'),
  }

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
      <FormField form={form} name="parentId" label={t('field.parentId')} required={kind === 'F'}>
        {(control) => (
          <TreeSelect
            {...control}
            {...choosing}
            nodes={parents}
            value={values.parentId === null ? [] : [values.parentId]}
            onChange={([parentId = null]) => change({ parentId })}
            placeholder={t('parent.top')}
            clearLabel={t('parent.top')}
            defaultExpanded={forest.roots.map((root) => root.id)}
            loadingLabel={t('choose.loading')}
            loadFailedLabel={t('choose.loading')}
          />
        )}
      </FormField>
      <FormField
        form={form}
        name="title"
        label={t('field.title')}
        required
        hint={titleOf(values.title) === values.title ? undefined : t('title.shownAs', { title: titleOf(values.title) })}
      >
        {(control) => (
          <TextInput {...control} value={values.title} onChange={(title) => change({ title })} autoComplete="off" />
        )}
      </FormField>
      {kind !== 'F' && (
        <>
          <FormField form={form} name="path" label={t('field.path')} required hint={t('path.hint')}>
            {(control) => (
              <TextInput {...control} value={values.path} onChange={(path) => change({ path })} autoComplete="off" />
            )}
          </FormField>
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
              {...choosing}
              options={optionsWith(pageComponents(), values.component)}
              value={values.component === '' ? [] : [values.component]}
              onChange={([component = '']) => change({ component })}
              placeholder={t('choose')}
            />
          )}
        </FormField>
      )}
      {isOutside(values) && (
        <FormField form={form} name="link" label={t('field.link')} required hint={t('link.hint')}>
          {(control) => (
            <TextInput
              {...control}
              type="url"
              value={values.link}
              onChange={(link) => form.change({ link })}
              placeholder="https://"
              autoComplete="off"
            />
          )}
        </FormField>
      )}
      {kind === 'M' && (
        <FormField form={form} name="redirect" label={t('field.redirect')} hint={t('redirect.hint')}>
          {(control) => (
            <TextInput
              {...control}
              value={values.redirect}
              onChange={(redirect) => change({ redirect })}
              autoComplete="off"
            />
          )}
        </FormField>
      )}
      {kind !== 'M' && (
        <FormField form={form} name="permission" label={t('field.permission')} hint={t('permission.hint')}>
          {(control) => (
            <Combobox
              {...control}
              {...choosing}
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
      <FormField form={form} name="name" label={t('field.name')} required hint={t('name.hint')}>
        {(control) => (
          <TextInput {...control} value={values.name} onChange={(name) => form.change({ name })} autoComplete="off" />
        )}
      </FormField>
      <div className="grid grid-cols-2 gap-4">
        <FormField form={form} name="sort" label={t('field.sort')} required>
          {(control) => (
            <NumberInput
              {...control}
              value={values.sort}
              onChange={(sort) => form.change({ sort })}
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
              onChange={(status) => form.change({ status })}
              options={(['active', 'disabled'] as const).map((each) => ({ id: each, label: t(`status.${each}`) }))}
            />
          )}
        </FormField>
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
      <FormField form={form} name="remark" label={t('field.remark')}>
        {(control) => (
          <Textarea
            {...control}
            value={values.remark}
            onChange={(remark) => form.change({ remark })}
            rows={2}
            maxLength={500}
          />
        )}
      </FormField>
    </>
  )
}

/** What is chosen stays on offer, also when nothing here knows it. */
const optionsWith = (known: readonly string[], chosen: string) =>
  [...new Set([...known, ...(chosen === '' ? [] : [chosen])])].map((each) => ({ id: each, label: each }))
