import { Select } from '#ds/select'
import { defineRenderer, type RendererProps, useT, useText } from '#sdk/ui'
import { choiceLabel } from '../../_families/choice/choice-text.ts'
import { OtherText } from '../../_families/choice/other-text.tsx'
import type select from './definition.ts'

export default defineRenderer<typeof select>(SelectRenderer, { label: 'control' })

function SelectRenderer({ options, value, ...p }: RendererProps<typeof select>) {
  const t = useT()
  const text = useText()
  const [chosen] = value?.ids ?? []
  const withText = options.choices.find(({ id, allowText }) => allowText && id === chosen)

  const choose = (id: string | undefined) => p.onChange(id === undefined ? undefined : { ids: [id] })
  const write = (id: string, other: string) => p.onChange({ ids: [id], ...(other !== '' && { other }) })

  return (
    <div className="flex flex-col gap-2">
      <Select
        id={p.controlId}
        value={chosen}
        onChange={choose}
        onBlur={p.onBlur}
        options={options.choices.map((choice, index) => ({
          id: choice.id,
          label: choiceLabel(choice, index, { text, t }),
          disabled: choice.disabled,
        }))}
        placeholder={text(options.placeholder) || t('placeholder')}
        readOnly={p.readOnly}
        required={p.question.required}
        invalid={p.issues.length > 0}
        describedBy={p.describedBy}
      />
      {withText && (
        <OtherText
          choice={withText}
          index={options.choices.indexOf(withText)}
          value={value?.other}
          onChange={(other) => write(withText.id, other)}
          onBlur={p.onBlur}
          readOnly={p.readOnly}
          issues={p.issues}
          describedBy={p.describedBy}
        />
      )}
    </div>
  )
}
