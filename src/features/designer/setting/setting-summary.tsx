import { Badge } from '#ds/badge'
import { type FormSetting, limitKinds, needsAccount } from '#shared/contract/form-setting'
import { toBcp47 } from '#src/i18n/languages.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { daysText } from './days-text.ts'

/** What holds, at a glance. */
export const SettingSummary = ({ setting }: { setting: FormSetting }) => {
  const t = useT('setting')
  const facts = useFacts(setting)
  return (
    <section aria-label={t('summary.title')} className="rounded-lg border border-hairline bg-paper px-6 py-4">
      <ul className="flex flex-wrap gap-2">
        {(facts.length > 0 ? facts : [t('summary.nothing')]).map((fact) => (
          <li key={fact}>
            <Badge tone={facts.length > 0 ? 'accent' : 'neutral'}>{fact}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

const useFacts = (setting: FormSetting): string[] => {
  const t = useT('setting')
  const locale = toBcp47(useLanguage())
  const { window, limits, access, after, draft, notify } = setting
  const facts: string[] = []
  if (window.on) {
    // By the clock of the installation: the texts carry no zone, and are shown as they are.
    const moment = (text: string) =>
      new Intl.DateTimeFormat(locale, {
        dateStyle: 'medium',
        timeStyle: 'short',
        hourCycle: 'h23',
        timeZone: 'UTC',
      }).format(new Date(`${text}Z`))
    if (window.from !== null) facts.push(t('summary.from', { time: moment(window.from) }))
    if (window.to !== null) facts.push(t('summary.to', { time: moment(window.to) }))
    if (window.days.length > 0 && window.days.length < 7) facts.push(daysText(window.days, locale))
    if (window.hours) facts.push(`${window.hours.start}–${window.hours.end}`)
  }
  for (const kind of limitKinds) {
    const { on, max, period } = limits[kind]
    if (!on || !Number.isInteger(max)) continue
    facts.push(t(`summary.${kind}`, { count: max }) + (period === 'ever' ? '' : t(`summary.per.${period}`)))
  }
  if (limits.device.on && Number.isInteger(limits.device.max))
    facts.push(t('summary.device', { count: limits.device.max }))
  if (needsAccount(setting)) facts.push(t('summary.signIn'))
  if (access.password) facts.push(t('summary.password'))
  if (after.show === 'jump') facts.push(t('summary.jump'))
  if (after.copy) facts.push(t('summary.copy'))
  if (!after.allowAgain) facts.push(t('summary.once'))
  if (!draft.keep) facts.push(t('summary.noDraft'))
  if (!notify.newAnswers) facts.push(t('summary.silent'))
  return facts
}
