import { FormField } from '#ds/form-field'
import { Textarea } from '#ds/textarea'
import type { Text } from '#shared/form/definition'
import { withWording } from '#shared/form/text'
import { useT } from '#src/i18n/use-t.ts'

/** Words of the author's to respondents, in the language that is being edited. */
export const AuthorText = ({
  text,
  language,
  onChange,
}: {
  text: Text
  language: string
  onChange: (text: Text) => void
}) => {
  const t = useT('setting')
  return (
    <FormField label={t('refusalText')} hint={t('refusalTextHint')}>
      {(control) => (
        <Textarea
          {...control}
          rows={2}
          maxLength={500}
          value={text[language] ?? ''}
          onChange={(wording) => onChange(withWording(text, language, wording))}
        />
      )}
    </FormField>
  )
}
