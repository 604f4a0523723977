import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import {
  type DesignerProps,
  defineDesigner,
  NumberSetting,
  PlainTextSetting,
  patchOptions,
  SelectSetting,
  SettingsGroup,
  SwitchSetting,
  useT,
} from '#sdk/designer'
import type randomNumber from './definition.ts'
import { maxParts, type Part, sampleOf } from './parts/rule.ts'

export default defineDesigner<typeof randomNumber>(RandomNumberDesigner)

type Options = DesignerProps<typeof randomNumber>['options']
type Rule = Options['parts'][number]

function RandomNumberDesigner({ options, onChange, newId }: DesignerProps<typeof randomNumber>) {
  const t = useT()
  const { parts } = options
  const setParts = (next: readonly Rule[]) => onChange({ ...options, parts: [...next] })
  const replace = (part: Rule) => setParts(parts.map((each) => (each.id === part.id ? part : each)))
  const move = (index: number, by: -1 | 1) => {
    const moved = [...parts]
    const [part] = moved.splice(index, 1)
    if (part) moved.splice(index + by, 0, part)
    setParts(moved)
  }
  return (
    <>
      <SettingsGroup title={t('group.rule')}>
        <p className="text-muted text-sm">
          {t('sample')} <code className="break-all text-ink">{sampleOf(parts, new Date())}</code>
        </p>
        <ol className="flex flex-col gap-3">
          {parts.map((part, index) => {
            const name = t('part', { position: index + 1 })
            return (
              <li key={part.id} className="flex flex-col gap-3 rounded-md border border-hairline p-3">
                <div className="flex items-center gap-1">
                  <span className="flex-1 font-medium text-sm">{name}</span>
                  <Button
                    size="mini"
                    variant="ghost"
                    iconOnly
                    aria-label={t('up', { name })}
                    disabled={index === 0}
                    iconStart={<Icon name="arrow-up" size={16} />}
                    onClick={() => move(index, -1)}
                  />
                  <Button
                    size="mini"
                    variant="ghost"
                    iconOnly
                    aria-label={t('down', { name })}
                    disabled={index === parts.length - 1}
                    iconStart={<Icon name="arrow-down" size={16} />}
                    onClick={() => move(index, 1)}
                  />
                  <Button
                    size="mini"
                    variant="ghost"
                    iconOnly
                    aria-label={t('remove', { name })}
                    disabled={parts.length === 1}
                    iconStart={<Icon name="trash" size={16} />}
                    onClick={() => setParts(parts.filter(({ id }) => id !== part.id))}
                  />
                </div>
                <SelectSetting
                  label={t('kind')}
                  value={part.kind}
                  options={kinds.map((id) => ({ id, label: t(`kind.${id}`) }))}
                  onChange={(kind) => replace(fresh(kind, part.id))}
                />
                <PartSettings part={part} onChange={replace} />
              </li>
            )
          })}
        </ol>
        {parts.length < maxParts && (
          <Button
            iconStart={<Icon name="plus" size={16} />}
            onClick={() => setParts([...parts, fresh('random', newId())])}
          >
            {t('add')}
          </Button>
        )}
      </SettingsGroup>
      <SwitchSetting
        label={t('show')}
        hint={t('show.hint')}
        value={options.show}
        onChange={(show) => onChange({ ...options, show })}
      />
    </>
  )
}

const PartSettings = ({ part, onChange }: { part: Rule; onChange: (next: Rule) => void }) => {
  const t = useT()
  switch (part.kind) {
    case 'text':
      return (
        <PlainTextSetting
          label={t('text')}
          value={part.text}
          maxLength={20}
          onChange={(text) => onChange({ ...part, text })}
        />
      )
    case 'date':
      return (
        <SelectSetting
          label={t('format')}
          value={part.format}
          options={formats.map((id) => ({ id, label: id }))}
          onChange={(format) => onChange({ ...part, format })}
        />
      )
    case 'serial':
      return (
        <>
          <NumberSetting
            label={t('length')}
            required
            value={part.length}
            min={1}
            max={12}
            onChange={(length) => onChange({ ...part, length })}
          />
          <NumberSetting
            label={t('start')}
            required
            value={part.start}
            min={0}
            max={999_999_999}
            onChange={(start) => onChange({ ...part, start })}
          />
          <NumberSetting
            label={t('max')}
            hint={t('max.hint')}
            value={part.max}
            min={0}
            max={999_999_999_999}
            onChange={(max) => onChange(patchOptions(part, { max }))}
          />
          <SelectSetting
            label={t('reset')}
            value={part.reset}
            options={resets.map((id) => ({ id, label: t(`reset.${id}`) }))}
            onChange={(reset) => onChange({ ...part, reset })}
          />
        </>
      )
    case 'random':
      return (
        <>
          <NumberSetting
            label={t('length')}
            required
            value={part.length}
            min={1}
            max={20}
            onChange={(length) => onChange({ ...part, length })}
          />
          <SelectSetting
            label={t('from')}
            value={part.from}
            options={sources.map((id) => ({ id, label: t(`from.${id}`) }))}
            onChange={(from) => onChange({ ...part, from })}
          />
        </>
      )
    case 'check':
      return (
        <SelectSetting
          label={t('method')}
          hint={t('method.hint')}
          value={part.method}
          options={methods.map((id) => ({ id, label: t(`method.${id}`) }))}
          onChange={(method) => onChange({ ...part, method })}
        />
      )
  }
}

const fresh = (kind: Part['kind'], id: string): Rule =>
  ({
    text: { id, kind: 'text', text: '' },
    date: { id, kind: 'date', format: 'yyyyMMdd' },
    serial: { id, kind: 'serial', length: 4, start: 1, reset: 'never' },
    random: { id, kind: 'random', length: 6, from: 'digits' },
    check: { id, kind: 'check', method: 'luhn' },
  })[kind] as Rule

const kinds = ['text', 'date', 'serial', 'random', 'check'] as const
const formats = ['yyyy', 'yyyyMM', 'yyyyMMdd', 'yyMMdd'] as const
const resets = ['never', 'year', 'month', 'day'] as const
const sources = ['digits', 'letters', 'both'] as const
const methods = ['luhn', 'mod97'] as const
