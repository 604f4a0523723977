import { FormField } from '#ds/form-field'
import { NumberInput } from '#ds/number-input'
import { Select } from '#ds/select'
import { Switch } from '#ds/switch'
import { type FormSetting, type LimitPeriod, limitKinds, limitPeriods } from '#shared/contract/form-setting'
import { useT } from '#src/i18n/use-t.ts'
import { AuthorText } from './author-text.tsx'

import { Revealed } from './section.tsx'
import type { SectionProps } from './section-props.ts'
import { useProblem } from './use-problem.ts'

type Limits = FormSetting['limits']

/** How many answers are taken: in all, and from one person, network or device. */
export const LimitSection = ({ setting: { limits }, change, language, problemOf }: SectionProps) => {
  const t = useT('setting')
  const problem = useProblem(problemOf)
  const set = <Kind extends keyof Limits>(kind: Kind, fields: Partial<Limits[Kind]>) =>
    change('limits', { [kind]: { ...limits[kind], ...fields } } as Pick<Limits, Kind>) // of one kind, as the parameters say
  return [...limitKinds, 'device' as const].map((kind) => {
    const limit = limits[kind]
    return (
      <div key={kind} className="flex flex-col gap-4">
        <Switch
          label={t(`limits.${kind}`)}
          hint={t(`limits.${kind}Hint`)}
          checked={limit.on}
          onChange={(on) => set(kind, { on })}
        />
        {limit.on && (
          <Revealed>
            <div className="grid gap-4 sm:grid-cols-2">
              <FormField label={t('limits.max')} errors={problem(`limits.${kind}.max`)} required>
                {(control) => (
                  <NumberInput
                    {...control}
                    min={1}
                    max={1_000_000}
                    precision={0}
                    value={Number.isNaN(limit.max) ? undefined : limit.max}
                    // An empty field is no number, which the rules refuse.
                    onChange={(max = Number.NaN) => set(kind, { max })}
                  />
                )}
              </FormField>
              {'period' in limit && kind !== 'device' && (
                <FormField label={t('limits.period')}>
                  {(control) => (
                    <Select
                      {...control}
                      options={limitPeriods.map((id) => ({ id, label: t(`limits.periods.${id}`) }))}
                      value={limit.period}
                      onChange={(id) => set(kind, { period: limitPeriods.find((each) => each === id) ?? usualPeriod })}
                    />
                  )}
                </FormField>
              )}
            </div>
            <AuthorText text={limit.text} language={language} onChange={(text) => set(kind, { text })} />
          </Revealed>
        )}
      </div>
    )
  })
}

const usualPeriod: LimitPeriod = 'ever'
