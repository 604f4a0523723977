import { Select } from '#ds/select'
import { fieldName } from '#sdk'
import { defineRenderer, type RendererProps, useT, useText } from '#sdk/ui'
import { choiceLabel } from '../../_families/choice/choice-text.ts'
import { PlainChoice, PlainOther } from '../../_families/choice/plain-choice.tsx'
import type select from './definition.ts'

export default defineRenderer<typeof select>(PlainSelect, { label: 'group' })

/** Several of a list are check boxes: a list that stays open takes a key that phones do not have. */
function PlainSelect(props: RendererProps<typeof select>) {
  const { choices, shuffle, multiple } = props.options
  if (!multiple) return <PlainSelectOne {...props} />
  return <PlainChoice {...props} kind="checkbox" choices={choices} columns={1} shuffle={shuffle} />
}

function PlainSelectOne(props: RendererProps<typeof select>) {
  const { question, options, value, issues } = props
  const t = useT()
  const text = useText()
  return (
    <div className="flex flex-col gap-2">
      <Select
        id={props.controlId}
        name={fieldName(question.id)}
        labelledBy={props.labelId}
        value={value?.ids[0]}
        onChange={nothing}
        options={options.choices.map((choice, index) => ({
          id: choice.id,
          label: choiceLabel(choice, index, { text, t }),
          disabled: choice.disabled,
        }))}
        placeholder={text(options.placeholder) || t('placeholder')}
        required={question.required}
        invalid={issues.length > 0}
        describedBy={props.describedBy}
      />
      <PlainOther {...props} choices={options.choices} />
    </div>
  )
}

const nothing = () => undefined
