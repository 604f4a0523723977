import { Link } from '@tanstack/react-router'
import { ChoiceGroup } from '#ds/choice-group'
import { FormField } from '#ds/form-field'
import { RichTextEditor } from '#ds/rich-text-editor'
import { Switch } from '#ds/switch'
import { TextInput } from '#ds/text-input'
import type { FormSetting } from '#shared/contract/form-setting'
import { parseRichText } from '#shared/rich-text'
import { storePicture } from '#src/api/store-picture.ts'
import { useT } from '#src/i18n/use-t.ts'
import { usePermission } from '#src/session/allow.tsx'

import { Revealed } from './section.tsx'
import type { SectionProps } from './section-props.ts'
import { useProblem } from './use-problem.ts'

const ways: readonly FormSetting['after']['show'][] = ['default', 'own', 'jump']

/** What respondents see once their answers have arrived. */
export const AfterSection = ({
  setting: { after },
  change,
  language,
  problemOf,
  formKey,
  canMail,
}: SectionProps & { formKey: string }) => {
  const mayUpload = usePermission('common:file:upload')
  const t = useT('setting')
  const problem = useProblem(problemOf)
  return (
    <>
      <FormField group label={t('after.show')}>
        {(control) => (
          <ChoiceGroup
            {...control}
            kind="radio"
            options={ways.map((id) => ({ id, label: t(`after.${id}`), description: t(`after.${id}Hint`) }))}
            value={[after.show]}
            onChange={([id]) => change('after', { show: ways.find((way) => way === id) ?? 'default' })}
          />
        )}
      </FormField>
      {after.show === 'default' && (
        <p className="text-sm">
          <Link to="/project/form/editor" search={{ key: formKey }} className="text-accent-text underline">
            {t('after.toEditor')}
          </Link>
        </p>
      )}
      {after.show === 'own' && (
        <Revealed>
          <FormField group label={t('after.content')} errors={problem('after.content')}>
            {({ id, labelledBy, describedBy, invalid }) => (
              <RichTextEditor
                key={language}
                id={id}
                labelledBy={labelledBy}
                describedBy={describedBy}
                invalid={invalid}
                value={parseRichText(after.content[language])}
                uploadPicture={mayUpload ? storePicture : undefined}
                onChange={(doc) =>
                  // The editor's document is made of what the parser knows, and is JSON.
                  change('after', { content: { ...after.content, [language]: JSON.parse(JSON.stringify(doc)) } })
                }
              />
            )}
          </FormField>
        </Revealed>
      )}
      {after.show === 'jump' && (
        <Revealed>
          <FormField
            label={t('after.address')}
            hint={t('after.addressHint')}
            errors={problem('after.address')}
            required
          >
            {(control) => (
              <TextInput
                {...control}
                type="url"
                inputMode="url"
                placeholder="https://"
                value={after.address}
                onChange={(address) => change('after', { address: address.trim() })}
              />
            )}
          </FormField>
        </Revealed>
      )}
      <Switch
        label={t('after.showAnswers')}
        hint={t('after.showAnswersHint')}
        checked={after.showAnswers}
        onChange={(showAnswers) => change('after', { showAnswers })}
      />
      <Switch
        label={t('after.allowAgain')}
        hint={t('after.allowAgainHint')}
        checked={after.allowAgain}
        onChange={(allowAgain) => change('after', { allowAgain })}
      />
      <Switch
        label={t('after.copy')}
        hint={t(canMail ? 'after.copyHint' : 'after.copyNeedsMail')}
        // What was chosen can be taken back where mail is gone.
        disabled={!canMail && !after.copy}
        checked={after.copy}
        onChange={(copy) => change('after', { copy })}
      />
    </>
  )
}
