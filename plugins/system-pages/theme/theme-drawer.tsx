import { ColorPicker } from '#ds/color-picker'
import { SegmentedControl } from '#ds/segmented-control'
import { DictSelect, ThemeArtChoice, ThemeSample, useT } from '#sdk/page'
import { type OwnLook, ownLookSchema, themeCategoryType } from '#shared/contract/theme-gallery'
import { cornerStyles, defaultFormTheme, faces, fieldStyles, schemeChoices, textSizes } from '#shared/theme/form-theme'
import { OrderField, orderOf, TextField } from '../../_families/record-form/fields.tsx'
import { FormField } from '../../_families/record-form/form-field.tsx'
import { ListedDrawer } from '../../_families/record-form/listed-drawer.tsx'
import { valuesLike } from '../../_families/record-form/plain-shape.ts'
import type { RecordForm } from '../../_families/record-form/use-record-form.tsx'
import type { Records } from '../../_families/records/use-records.ts'
import { createTheme, getTheme, type Theme, type ThemeFields, themePage, updateTheme } from './contract.ts'

/** What the form holds; while the order number is empty it cannot be saved. */
type Values = Omit<ThemeFields, 'sort'> & { readonly sort: number | undefined }

/** Endpoints that tell of themes. */
export const changedByThemes = [themePage, getTheme]
const calls = { get: getTheme, create: createTheme, update: updateTheme, changes: changedByThemes }

const blank: Values = { name: '', category: 'plain', ...ownLookSchema.parse(defaultFormTheme), sort: 0 }
export const valuesOf: (theme: Theme) => Values = valuesLike(blank)
export const bodyOf = (values: Values): ThemeFields => ({ ...values, sort: orderOf(values.sort) })
const shape = { blank, valuesOf, bodyOf }

/** The theme that is open beside the list, with a form that wears it. */
export function ThemeDrawer({ records, rows }: { records: Records; rows: readonly Theme[] | undefined }) {
  const t = useT()
  return (
    <ListedDrawer
      records={records}
      rows={rows}
      calls={calls}
      shape={shape}
      create={t('create')}
      nameOf={({ name }: Theme) => name}
    >
      {(form) => (
        <>
          <div className="overflow-hidden rounded-lg border border-hairline">
            <Sample look={form.values} />
          </div>
          <TextField form={form} name="name" maxLength={40} required />
          <FormField form={form} name="category" label={t('field.category')} required>
            {(control) => (
              <DictSelect
                {...control}
                type={themeCategoryType}
                value={[form.values.category]}
                onChange={([category]) => form.change({ category: category ?? '' })}
              />
            )}
          </FormField>
          <div className="grid gap-4 sm:grid-cols-2">
            <Color form={form} name="accent" />
            <Color form={form} name="button" />
            <Color form={form} name="background" />
            <Color form={form} name="paper" />
          </div>
          <FormField form={form} name="art" label={t('field.art')} isGroup>
            {() => (
              <ThemeArtChoice
                {...worn(form.values)}
                nameOf={(art) => t(`option.art.${art ?? 'none'}`)}
                onChange={(art) => form.change({ art })}
              />
            )}
          </FormField>
          <Choice form={form} name="fields" ids={fieldStyles} />
          <Choice form={form} name="face" ids={faces} />
          <Choice form={form} name="corners" ids={cornerStyles} />
          <Choice form={form} name="textSize" ids={textSizes} />
          <Choice form={form} name="scheme" ids={schemeChoices} />
          <OrderField form={form} name="sort" />
        </>
      )}
    </ListedDrawer>
  )
}

/** A form in small that wears the look. */
function Sample({ look }: { look: OwnLook }) {
  const t = useT()
  return <ThemeSample {...worn(look)} title={t('sample.title')} submit={t('sample.submit')} />
}

/** The look on a form that has nothing else of its own. */
export const worn = (look: OwnLook) => ({
  theme: { ...defaultFormTheme, ...ownLookSchema.parse(look) },
  scheme: look.scheme === 'dark' ? ('dark' as const) : ('light' as const),
})

function Color({ form, name }: { form: RecordForm<Values>; name: 'accent' | 'button' | 'background' | 'paper' }) {
  const t = useT()
  return (
    <FormField form={form} name={name} label={t(`field.${name}`)} required={name === 'accent'}>
      {(control) => (
        <ColorPicker
          {...control}
          value={form.values[name] ?? undefined}
          onChange={(color) =>
            form.change(name === 'accent' ? { accent: color ?? defaultFormTheme.accent } : { [name]: color ?? null })
          }
        />
      )}
    </FormField>
  )
}

function Choice<Name extends 'corners' | 'textSize' | 'face' | 'fields' | 'scheme'>({
  form,
  name,
  ids,
}: {
  form: RecordForm<Values>
  name: Name
  ids: readonly Values[Name][]
}) {
  const t = useT()
  return (
    <FormField form={form} name={name} label={t(`field.${name}`)} isGroup>
      {() => (
        <SegmentedControl<Values[Name]>
          label={t(`field.${name}`)}
          size="small"
          value={form.values[name]}
          onChange={(id) => form.change({ [name]: id })}
          options={ids.map((id) => ({ id, label: t(`option.${name}.${id}`) }))}
        />
      )}
    </FormField>
  )
}
