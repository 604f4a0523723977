import { FormField } from '#ds/form-field'
import type { FormTheme, Scheme } from '#shared/theme/form-theme'
import { ArtChoice } from '#src/form-view/art-choice.tsx'
import { useT } from '#src/i18n/use-t.ts'

/** Which drawing stands at the top of the sheet. */
export const ArtField = ({
  theme,
  scheme,
  onChange,
}: {
  theme: FormTheme
  scheme: Scheme
  onChange: (art: FormTheme['art']) => void
}) => {
  const t = useT('theme')
  return (
    <FormField label={t('art')} hint={t('hint.art')} group>
      {() => (
        <ArtChoice
          theme={theme}
          scheme={scheme}
          nameOf={(art) => t(`option.art.${art ?? 'none'}`)}
          onChange={onChange}
        />
      )}
    </FormField>
  )
}
