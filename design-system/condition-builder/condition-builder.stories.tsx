import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { useStoryLanguage } from '../_internal/use-story-language.ts'
import { ConditionBuilder, type ConditionBuilderProps, type ConditionGroup } from './index.tsx'

export default { title: 'Design system / Inputs / Condition builder' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-3xl">
    <Specimen title="Groups in groups">
      <Live value={example} />
    </Specimen>
    <Specimen title="Empty">
      <Live value={{ type: 'group', id: 'root', join: 'and', items: [] }} />
    </Specimen>
    <Specimen title="Disabled">
      <Live value={example} disabled />
    </Specimen>
  </div>
)

export const Narrow = () => (
  <div className="max-w-xs">
    <Specimen title="In a panel of 320 px">
      <Live value={example} />
    </Specimen>
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" className="max-w-3xl">
    <Specimen title="rtl">
      <Live value={example} />
    </Specimen>
  </div>
)

export const LongText = () => (
  <div lang="de" className="max-w-lg">
    <Live
      value={example}
      fields={fields.map((field) => ({ ...field, label: `${field.label} (Donaudampfschifffahrtsgesellschaft)` }))}
    />
  </div>
)

function Live(props: Partial<ConditionBuilderProps> & { value: ConditionGroup }) {
  const [value, setValue] = useState(props.value)
  return (
    <ConditionBuilder
      label="显示条件"
      locale={useStoryLanguage()}
      fields={fields}
      operators={operators}
      {...props}
      value={value}
      onChange={setValue}
    />
  )
}

const example: ConditionGroup = {
  type: 'group',
  id: 'root',
  join: 'and',
  items: [
    { type: 'rule', id: 'a', field: 'age', operator: 'between', values: [18, 60] },
    {
      type: 'group',
      id: 'g',
      join: 'or',
      items: [
        { type: 'rule', id: 'b', field: 'city', operator: 'in', values: ['1', '2'] },
        { type: 'rule', id: 'c', field: 'since', operator: 'before', values: ['2026-01-01'] },
      ],
    },
  ],
}

const fields: ConditionBuilderProps['fields'] = [
  { id: 'age', label: '年龄', kind: 'number' },
  { id: 'name', label: '姓名', kind: 'text' },
  { id: 'since', label: '入职日期', kind: 'date' },
  {
    id: 'city',
    label: '城市',
    kind: 'choice',
    options: [
      { id: '1', label: '北京' },
      { id: '2', label: '上海' },
      { id: '3', label: '深圳' },
    ],
  },
]

const operators: ConditionBuilderProps['operators'] = [
  { id: 'is', label: '等于', kinds: ['number', 'text', 'date', 'choice'], arity: 'one' },
  { id: 'contains', label: '包含', kinds: ['text'], arity: 'one' },
  { id: 'before', label: '早于', kinds: ['date'], arity: 'one' },
  { id: 'between', label: '介于', kinds: ['number', 'date'], arity: 'two' },
  { id: 'in', label: '属于', kinds: ['choice'], arity: 'many' },
  { id: 'empty', label: '为空', kinds: ['number', 'text', 'date', 'choice'], arity: 'none' },
]

const _labels: ConditionBuilderProps['labels'] = {
  rule: '条件 {number}',
  group: '条件组 {number}',
  join: '组内条件的关系',
  all: '全部满足',
  any: '任一满足',
  field: '字段',
  operator: '比较方式',
  value: '值',
  from: '起始值',
  to: '截止值',
  choose: '请选择',
  search: '搜索选项',
  nothingFound: '没有匹配的选项',
  removeValue: '移除',
  addRule: '添加条件',
  addGroup: '添加条件组',
  remove: '删除',
  moveUp: '上移',
  moveDown: '下移',
  moved: '{name} 已移动，现为第 {number} 项，共 {count} 项',
  removed: '已删除 {name}',
  words: {
    and: '，且',
    or: '，或',
    rule: '{field}{operator}“{value}”',
    ruleWithoutValue: '{field}{operator}',
    between: '{from} 至 {to}',
    brackets: '（{group}）',
    missing: '…',
    always: '始终成立',
  },
}
