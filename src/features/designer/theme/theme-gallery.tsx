import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Field, FieldLabel } from '#ds/field'
import { Icon } from '#ds/icon'
import { Select } from '#ds/select'
import type { FormTheme } from '#shared/theme/form-theme'
import { type Look, themeCategories, themeLibrary, wears, withLook } from '#shared/theme/library'
import { ThemeSample } from '#src/form-view/theme-sample.tsx'
import { schemeOf } from '#src/form-view/theme-style.ts'
import { useT } from '#src/i18n/use-t.ts'
import { galleryQueryOptions } from './theme-api.ts'

/** Ready looks, each drawn with what is the author's own: logo, titles and head picture stay. */
export const ThemeGallery = ({
  theme,
  onChoose,
}: {
  theme: FormTheme
  onChoose: (chosen: { readonly look: Look }) => void
}) => {
  const t = useT('theme')
  const id = useId()
  const [category, setCategory] = useState('all')
  // The installation's own. Without them the product's are there all the same.
  const own = useQuery(galleryQueryOptions).data
  const all = [
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
            <li key={each.id}>
              <button
                type="button"
                aria-pressed={worn}
                className={`block w-full overflow-hidden rounded-lg border text-start ${worn ? 'border-accent-solid ring-1 ring-accent-solid' : 'border-hairline hover:border-control'}`}
                onClick={() => onChoose(each)}
              >
                <ThemeSample
                  theme={sample}
                  scheme={schemeOf(sample, 'light')}
                  title={t('sample.title')}
                  submit={t('sample.submit')}
                />
                <span className="flex min-h-control-small items-center gap-2 border-hairline border-t bg-paper px-3 text-ink text-sm">
                  <span className="min-w-0 flex-1 truncate">{each.name}</span>
                  {worn && <Icon name="check" className="text-accent-text" />}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
