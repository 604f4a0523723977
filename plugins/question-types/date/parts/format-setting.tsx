import { PlainTextSetting, SelectSetting, useT } from '#sdk/designer'
import type { DateKind } from '../../../_families/moment/calendar.ts'
import { isFormOf, writeInForm } from '../../../_families/moment/written-form.ts'

/** How moments are written: as the reader's language does, in one of the usual forms, or in one of the author's own. */
export const FormatSetting = ({
  kind,
  value,
  onChange,
}: {
  kind: DateKind
  value: string | undefined
  onChange: (next: string | undefined) => void
}) => {
  const t = useT()
  const usual: readonly string[] = forms[kind]
  const chosen = value === undefined ? 'language' : usual.includes(value) ? value : 'own'
  const choose = (id: string) => {
    if (id === 'language') onChange(undefined)
    // Something to begin with that is already a form.
    else onChange(id === 'own' ? ownStart[kind] : id)
  }
  return (
    <>
      <SelectSetting
        label={t('format')}
        value={chosen}
        options={[
          { id: 'language', label: t('format.language') },
          ...usual.map((form) => ({ id: form, label: writeInForm(samples[kind], form, kind) })),
          { id: 'own', label: t('format.own') },
        ]}
        onChange={choose}
      />
      {chosen === 'own' && value !== undefined && (
        <PlainTextSetting
          label={t('format.pattern')}
          hint={
            isFormOf(value, kind)
              ? t('format.example', { example: writeInForm(samples[kind], value, kind) })
              : t('format.wrong', { pattern: ownStart[kind] })
          }
          value={value}
          maxLength={40}
          onChange={(next) => onChange(next === '' ? undefined : next)}
        />
      )}
    </>
  )
}

const samples: Record<DateKind, string> = {
  date: '2026-03-09',
  week: '2026-W09',
  month: '2026-03',
  year: '2026',
  datetime: '2026-03-09T08:05',
  time: '08:05',
}

const forms: Record<DateKind, readonly string[]> = {
  date: ['yyyy-MM-dd', 'yyyy/MM/dd', 'yyyy年M月d日', 'dd.MM.yyyy', 'dd/MM/yyyy', 'MM/dd/yyyy'],
  week: ['yyyy年第w周', 'KW w/yyyy'],
  month: ['yyyy-MM', 'yyyy/MM', 'yyyy年M月', 'MM.yyyy', 'MM/yyyy'],
  year: ['yyyy年'],
  datetime: ['yyyy-MM-dd HH:mm', 'yyyy/MM/dd HH:mm', 'yyyy年M月d日 HH:mm', 'dd.MM.yyyy HH:mm'],
  time: ['HH:mm', 'HH时mm分'],
}

const ownStart: Record<DateKind, string> = {
  date: 'd.M.yyyy',
  week: 'ww / yyyy',
  month: 'M.yyyy',
  year: '(yyyy)',
  datetime: 'd.M.yyyy H:mm',
  time: 'H:mm',
}
