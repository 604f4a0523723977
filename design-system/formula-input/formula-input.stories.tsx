import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { FormulaInput, type FormulaInputProps } from './index.tsx'

export default { title: 'Design system / Inputs / Formula input' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-xl">
    <Specimen title="Filled">
      <Live value="ROUND({price} * {count}, 2)" />
    </Specimen>
    <Specimen title="Empty, three lines">
      <Live rows={3} placeholder="输入 { 插入字段" />
    </Specimen>
    <Specimen title="With a problem and a field that is gone">
      <Live value="{price} * {q7} +" problem={{ from: 15, to: 16, message: '“+”后面缺少内容。' }} />
    </Specimen>
    <Specimen title="Read-only, disabled">
      <Live value="{price} * {count}" readOnly />
      <div className="h-2" />
      <Live value="{price} * {count}" disabled />
    </Specimen>
  </div>
)

export const LongTextAndRightToLeft = () => (
  <div dir="rtl" className="max-w-xs">
    <Specimen title="rtl, long names">
      <Live
        rows={2}
        value="SUM({price}, {count})"
        fields={fields.map((field) => ({ ...field, label: `${field.label}（${'很长的说明'.repeat(6)}）` }))}
      />
    </Specimen>
  </div>
)

export const Invalid = () => (
  <div className="max-w-xl">
    <Live value="{price} * {count}" invalid />
  </div>
)

function Live(props: Partial<FormulaInputProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <FormulaInput label="总价" fields={fields} functions={functions} {...props} value={value} onChange={setValue} />
  )
}

const fields = [
  { id: 'price', label: '单价', detail: '数字' },
  { id: 'count', label: '数量', detail: '数字' },
  { id: 'coupon', label: '优惠券', detail: '单选' },
]
const functions = [
  { name: 'SUM', signature: 'SUM(a, b, …)', description: '求和。' },
  { name: 'ROUND', signature: 'ROUND(x, n)', description: '四舍五入，保留 n 位小数。' },
  { name: 'IF', signature: 'IF(条件, 是, 否)' },
]
