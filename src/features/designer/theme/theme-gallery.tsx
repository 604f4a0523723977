import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Field, FieldLabel } from '#ds/field'
import { Icon } from '#ds/icon'
import { Select } from '#ds/select'
import type { FormDefinition } from '#shared/form/definition'
import type { FormTheme } from '#shared/theme/form-theme'
import { type Look, themeCategories, themeLibrary, wears, withLook } from '#shared/theme/library'
import { FirstPage, Thumbnail, useFirstOfForm } from '#src/console-kit/form/form-thumbnail.tsx'
import { schemeOf } from '#src/form-view/theme-style.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { galleryQueryOptions } from './theme-api.ts'

/** Ready looks, each worn by the beginning of one's own form: logo, titles and head picture stay. */
export const ThemeGallery = ({
  definition,
  theme,
  onChoose,
}: {
  definition: FormDefinition
  theme: FormTheme
  onChoose: (chosen: { readonly look: Look }) => void
}) => {
  const t = useT('theme')
  const id = useId()
  const [category, setCategory] = useState('all')
  const first = useFirstOfForm(definition, definition.defaultLanguage)
  // The installation's own. Without them the product's are there all the same.
  const own = useQuery(galleryQueryOptions(useLanguage())).data
  const all = [
    // A picture behind the sheet is a file of one form.
    ...(own?.themes ?? []).map(({ look, ...each }) => ({ ...each, look: { ...look, backgroundImage: null } })),
    ...themeLibrary.map((each) => ({ ...each, name: t(`library.${each.id}`) })),
  ]
  const categories = [
    ...themeCategories.map((each) => ({ id: String(each), label: t(`category.${each}`) })),
    ...(own?.categories ?? []).map(({ value, label }) => ({ id: value, label })),
  ].filter(({ id }, at, list) => list.findIndex((other) => other.id === id) === at)
  const shown = all.filter((each) => category === 'all' || each.category === category)
  return (
    <section aria-label={t('gallery')} className="flex flex-col gap-4">
      <Field>
        <FieldLabel htmlFor={id}>{t('gallery.category')}</FieldLabel>
        <Select
          id={id}
          size="small"
          value={category}
          onChange={(next) => setCategory(next ?? 'all')}
          options={[{ id: 'all', label: t('category.all') }, ...categories]}
        />
      </Field>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-1">
        {shown.map((each) => {
          const worn = wears(theme, each.look)
          const sample = withLook(theme, each.look)
          return (
            <li
              key={each.id}
              className={`relative overflow-hidden rounded-lg border ${worn ? 'border-accent-solid ring-1 ring-accent-solid' : 'border-hairline hover:border-control'}`}
            >
              <Thumbnail>
                {() => <FirstPage id={each.id} first={first} theme={sample} scheme={schemeOf(sample, 'light')} />}
              </Thumbnail>
              <button
                type="button"
                aria-pressed={worn}
                // All of it is pressed, and none of the form's own controls is inside of a button.
                className="flex min-h-control-small w-full items-center gap-2 rounded-b-lg border-hairline border-t bg-paper px-3 text-start text-ink text-sm -outline-offset-2! after:absolute after:inset-0"
                onClick={() => onChoose(each)}
              >
                <span className="min-w-0 flex-1 truncate">{each.name}</span>
                {worn && <Icon name="check" className="text-accent-text" />}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
