import { FormulaInput } from '#ds/formula-input'
import {
  type DesignerProps,
  defineDesigner,
  NumberSetting,
  patchOptions,
  SelectSetting,
  SettingField,
  SettingsGroup,
  TextSetting,
  useFormFields,
  useLanguage,
  useT,
} from '#sdk/designer'
import { compileFormula } from '#shared/formula/formula'
import { formulaFunctions } from '#shared/formula/functions'
import { resultKinds } from '#shared/formula/result'
import { ownTimeZone } from '#shared/time-zone'
import type functionCalc from './definition.ts'
import { mostDecimals } from './parts/limits.ts'
import { figureText } from './parts/result-text.ts'

export default defineDesigner<typeof functionCalc>(FunctionCalcDesigner)

function FunctionCalcDesigner({ question, options, onChange }: DesignerProps<typeof functionCalc>) {
  const t = useT()
  const language = useLanguage()
  const { formula, result } = options
  const fields = useFormFields().filter(({ questionId }) => questionId !== question.id)
  const compiled = compileFormula(formula)
  const problem = 'problem' in compiled && formula.trim() !== '' ? compiled.problem : undefined
  const gone =
    'references' in compiled
      ? compiled.references.filter(
          ({ questionId, address }) =>
            !fields.some((field) => field.questionId === questionId && field.address === address),
        )
      : []

  const write = (next: string) => {
    const made = compileFormula(next)
    const readsClock = 'readsClock' in made && made.readsClock
    onChange({
      ...patchOptions(options, { timeZone: readsClock ? (options.timeZone ?? ownTimeZone()) : undefined }),
      formula: next,
    })
  }
  return (
    <>
      <SettingsGroup title={t('group.formula')}>
        <SettingField label={t('formula')} hint={t('formula.hint')}>
          {({ labelId, describedBy }) => (
            <FormulaInput
              labelledBy={labelId}
              describedBy={describedBy}
              value={formula}
              onChange={write}
              fields={fields}
              functions={formulaFunctions.map(({ name, takes, many, group }) => ({
                name,
                signature: `${name}(${takes.join(', ')}${many ? ', …' : ''})`,
                description: t(`group.${group}`),
              }))}
              rows={3}
              maxRows={10}
              problem={
                problem && {
                  from: problem.from,
                  to: problem.to,
                  message: t(`problem.${problem.code}`, { at: problem.at }),
                }
              }
            />
          )}
        </SettingField>
        {gone.length > 0 && (
          <p role="status" className="text-danger-text text-sm">
            {t('gone', { count: gone.length })}
          </p>
        )}
        {options.timeZone !== undefined && (
          <p className="text-muted text-sm">{t('timeZone', { zone: options.timeZone })}</p>
        )}
      </SettingsGroup>
      <SettingsGroup title={t('group.result')}>
        <SelectSetting
          label={t('result')}
          value={result}
          options={resultKinds.map((id) => ({ id, label: t(`result.${id}`) }))}
          onChange={(next) => onChange({ ...options, result: next })}
        />
        {result === 'number' && (
          <>
            <NumberSetting
              label={t('precision')}
              required
              value={options.precision}
              min={0}
              max={mostDecimals}
              precision={0}
              onChange={(precision) => onChange({ ...options, precision })}
            />
            <SelectSetting
              label={t('thousands')}
              hint={t('thousands.hint')}
              value={options.thousands ?? 'auto'}
              options={groupings.map((id) => ({
                id,
                label: t(`thousands.${id}`, {
                  sample: figureText(1234, language, groupingOf(id)),
                  more: figureText(12345, language, groupingOf(id)),
                }),
              }))}
              onChange={(id) => onChange(patchOptions(options, { thousands: groupingOf(id) }))}
            />
          </>
        )}
        <TextSetting
          label={t('unit')}
          value={options.unit}
          maxLength={20}
          onChange={(unit) => onChange({ ...options, unit })}
        />
      </SettingsGroup>
    </>
  )
}

const groupings = ['auto', 'always', 'never'] as const

const groupingOf = (id: (typeof groupings)[number]) => (id === 'auto' ? undefined : id)
