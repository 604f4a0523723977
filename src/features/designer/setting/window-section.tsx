import { ChoiceGroup } from '#ds/choice-group'
import { DateTimePicker } from '#ds/date-time-picker'
import { FormField } from '#ds/form-field'
import { Switch } from '#ds/switch'
import { TimeRangePicker } from '#ds/time-range-picker'
import { toBcp47 } from '#src/i18n/languages.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { AuthorText } from './author-text.tsx'

import { Revealed } from './section.tsx'
import type { SectionProps } from './section-props.ts'
import { useProblem } from './use-problem.ts'
import { weekdayNames } from './weekday-names.ts'

/** From when to when, on which days and at what hours. */
export const WindowSection = ({ setting: { window }, change, language, timeZone, problemOf }: SectionProps) => {
  const t = useT('setting')
  const locale = toBcp47(useLanguage())
  const problem = useProblem(problemOf)
  const names = weekdayNames(locale)
  const usualHours = { start: '09:00', end: '18:00' }
  return (
    <>
      <Switch
        label={t('window.on')}
        hint={t('window.onHint', { timeZone })}
        checked={window.on}
        onChange={(on) => change('window', { on })}
      />
      {window.on && (
        <Revealed>
          <div className="grid gap-4 xl:grid-cols-2">
            {(['from', 'to'] as const).map((end) => (
              <FormField
                key={end}
                group
                label={t(`window.${end}`)}
                hint={t(`window.${end}Hint`)}
                errors={problem(`window.${end}`)}
              >
                {(control) => (
                  <DateTimePicker
                    {...control}
                    locale={locale}
                    value={window[end] ?? undefined}
                    // A day alone is meant whole: it must not look as if it held and be nothing.
                    usualTime={end === 'from' ? '00:00' : '23:59'}
                    onChange={(moment) => change('window', { [end]: moment ?? null })}
                  />
                )}
              </FormField>
            ))}
          </div>
          <FormField group label={t('window.days')} errors={problem('window.days') ?? problem('window.order')}>
            {(control) => (
              <ChoiceGroup
                {...control}
                kind="checkbox"
                columns="inline"
                options={names.map((label, index) => ({ id: String(index + 1), label }))}
                value={window.days.map(String)}
                onChange={(ids) => change('window', { days: ids.map(Number) })}
              />
            )}
          </FormField>
          <Switch
            label={t('window.hours')}
            checked={window.hours !== null}
            onChange={(on) => change('window', { hours: on ? usualHours : null })}
          />
          {window.hours && (
            <FormField group label={t('window.hoursOf')} hint={t('window.hoursHint')} errors={problem('window.hours')}>
              {(control) => (
                <TimeRangePicker
                  {...control}
                  overnight
                  locale={locale}
                  value={{ start: window.hours?.start || undefined, end: window.hours?.end || undefined }}
                  // An unfinished time is held as '', which the rules refuse.
                  onChange={({ start = '', end = '' }) => change('window', { hours: { start, end } })}
                />
              )}
            </FormField>
          )}
          <AuthorText text={window.text} language={language} onChange={(text) => change('window', { text })} />
        </Revealed>
      )}
    </>
  )
}
