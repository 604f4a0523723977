import { Switch } from '#ds/switch'
import { useT } from '#src/i18n/use-t.ts'
import type { SectionProps } from './section-props.ts'

/** What respondents' devices keep. */
export const DraftSection = ({ setting: { draft }, change }: SectionProps) => {
  const t = useT('setting')
  return (
    <>
      <Switch
        label={t('draft.keep')}
        hint={t('draft.keepHint')}
        checked={draft.keep}
        onChange={(keep) => change('draft', { keep })}
      />
      <Switch
        label={t('draft.startWithLast')}
        hint={t('draft.startWithLastHint')}
        checked={draft.startWithLast}
        onChange={(startWithLast) => change('draft', { startWithLast })}
      />
      <Switch
        label={t('draft.carry')}
        hint={t('draft.carryHint')}
        checked={draft.carry}
        onChange={(carry) => change('draft', { carry })}
      />
    </>
  )
}

/** What the form's owner hears of. */
export const NotifySection = ({ setting: { notify }, change }: SectionProps) => {
  const t = useT('setting')
  return (
    <Switch
      label={t('notify.newAnswers')}
      hint={t('notify.newAnswersHint')}
      checked={notify.newAnswers}
      onChange={(newAnswers) => change('notify', { newAnswers })}
    />
  )
}
