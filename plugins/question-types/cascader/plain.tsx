import { ChoiceGroup } from '#ds/choice-group'
import { Select } from '#ds/select'
import { fieldName } from '#sdk'
import { defineRenderer, type RendererProps, useT, useText } from '#sdk/ui'
import type cascader from './definition.ts'
import { isLeaf, wayLabel, waysOf } from './parts/tree.ts'
import { waysIn } from './parts/ways.ts'

export default defineRenderer<typeof cascader>(PlainCascader, { label: 'group' })

/** All that can be chosen in one list, each with the way to it. */
function PlainCascader({ question, options, value, ...p }: RendererProps<typeof cascader>) {
  const t = useT()
  const text = useText()
  const ends = waysOf(options.nodes).filter((way) => {
    const end = way.at(-1)
    return end && (options.anyLevel || isLeaf(end.node))
  })
  const field = {
    id: p.controlId,
    name: fieldName(question.id),
    labelledBy: p.labelId,
    onChange: nothing,
    options: ends.map((way) => ({
      id: way.map(({ node }) => node.id).join('.'),
      label: wayLabel(way, options, { text, t }),
    })),
    required: question.required,
    invalid: p.issues.length > 0,
    describedBy: p.describedBy,
  }
  const chosen = waysIn(value).map((ids) => ids.join('.'))
  return options.multiple ? (
    <ChoiceGroup {...field} kind="checkbox" columns={1} value={chosen} />
  ) : (
    <Select {...field} value={chosen[0]} placeholder={text(options.placeholder) || t('placeholder')} />
  )
}

const nothing = () => undefined
