import { Select } from '#ds/select'
import { defineRenderer, type RendererProps, useT, useText } from '#sdk/ui'
import { choiceLabel } from '../../_families/choice/choice-text.ts'
import { OtherText } from '../../_families/choice/other-text.tsx'
import type { OfferedChoice } from '../../_families/choice/quota.ts'
import { quotaNote } from '../../_families/choice/quota-note.ts'
import { useOfferedChoices } from '../../_families/choice/use-offered-choices.ts'
import { useShownOrder } from '../../_families/choice/use-shown-order.ts'
import type select from './definition.ts'
import { SelectSeveral } from './parts/select-several.tsx'

export default defineRenderer<typeof select>(SelectRenderer, { label: 'control' })

function SelectRenderer(props: RendererProps<typeof select>) {
  return props.options.multiple ? <SelectSeveral {...props} /> : <SelectOne {...props} />
}

function SelectOne({ options, value, ...p }: RendererProps<typeof select>) {
  const t = useT()
  const text = useText()
  const offered = useOfferedChoices(options.choices, { value, readOnly: p.readOnly, issues: p.issues })
  const shown = useShownOrder(offered, options.shuffle ?? false)
  const words = (choice: OfferedChoice) => {
    const index = options.choices.findIndex(({ id }) => id === choice.id)
    const label = choiceLabel(choice, index, { text, t })
    const note = quotaNote(choice, t)
    return note === '' ? label : t('choice.withText', { label, text: note })
  }
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
        options={shown.map((choice) => ({
          id: choice.id,
          label: words(choice),
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
