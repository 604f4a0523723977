import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { type MatrixCells, type MatrixChoices, MatrixField, type MatrixPoints } from './index.tsx'

export default { title: 'Design system / Choices / Matrix field' } satisfies StoryDefault

export const States = () => (
  <div data-surface="paper" className="max-w-3xl">
    <Specimen title="Radio buttons">
      <Radio initial={{ price: 'good' }} />
    </Specimen>
    <Specimen title="Scale">
      <Scale />
    </Specimen>
    <Specimen title="Sliders">
      <Sliders />
    </Specimen>
    <Specimen title="Drop-downs">
      <Cells kind="dropdown" />
    </Specimen>
    <Specimen title="Texts">
      <Cells kind="input" />
    </Specimen>
    <Specimen title="An invalid row, required">
      <Radio initial={{ price: 'good' }} required invalidRows={['speed']} />
    </Specimen>
    <Specimen title="Disabled, read-only">
      <Radio initial={{ price: 'good' }} disabled />
      <div className="h-4" />
      <Radio initial={{ price: 'good' }} readOnly />
    </Specimen>
  </div>
)

export const Cards = () => (
  <div data-surface="paper" className="max-w-sm">
    <Specimen title="Below 640 px">
      <Radio initial={{ price: 'good' }} />
      <div className="h-6" />
      <Scale />
      <div className="h-6" />
      <Sliders />
      <div className="h-6" />
      <Cells kind="dropdown" />
    </Specimen>
  </div>
)

export const Sizes = () => (
  <div data-surface="paper" className="max-w-3xl">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Specimen key={size} title={size}>
        <Cells kind="input" size={size} />
      </Specimen>
    ))}
  </div>
)

export const LongTextAndRightToLeft = () => (
  <div dir="rtl" data-surface="paper" className="max-w-3xl">
    <Specimen title="rtl, long row">
      <Radio initial={{}} rows={[{ id: 'long', label: '一个非常长的评价项目'.repeat(5) }, ...rows]} />
      <div className="h-6" />
      <Sliders />
    </Specimen>
  </div>
)

export const Invalid = () => (
  <div data-surface="paper" className="max-w-3xl">
    <Radio initial={{}} required invalid />
  </div>
)

interface Extra {
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
  invalid?: boolean
  invalidRows?: readonly string[]
  rows?: typeof rows
  size?: 'default' | 'medium' | 'small' | 'mini'
}

function Radio({ initial, ...extra }: Extra & { initial: MatrixChoices }) {
  const [value, setValue] = useState(initial)
  return <MatrixField {...shared} kind="radio" columns={columns} {...extra} value={value} onChange={setValue} />
}

function Scale() {
  const [value, setValue] = useState<MatrixPoints>({ speed: 3 })
  return (
    <MatrixField
      {...shared}
      kind="scale"
      min={1}
      max={5}
      startLabel="非常不满意"
      endLabel="非常满意"
      value={value}
      onChange={setValue}
    />
  )
}

function Sliders() {
  const [value, setValue] = useState<MatrixPoints>({ speed: 30 })
  return (
    <MatrixField
      {...shared}
      kind="slider"
      min={0}
      max={100}
      step={5}
      startLabel="非常不满意"
      endLabel="非常满意"
      value={value}
      onChange={setValue}
    />
  )
}

function Cells({ kind, ...extra }: Extra & { kind: 'dropdown' | 'input' }) {
  const [value, setValue] = useState<MatrixCells>({})
  return kind === 'input' ? (
    <MatrixField {...shared} kind="input" columns={columns} {...extra} value={value} onChange={setValue} />
  ) : (
    <MatrixField
      {...shared}
      kind="dropdown"
      columns={columns}
      options={[
        { id: 'often', label: '经常' },
        { id: 'never', label: '从不' },
      ]}
      {...extra}
      value={value}
      onChange={setValue}
    />
  )
}

const rows = [
  { id: 'price', label: '价格' },
  { id: 'speed', label: '送货速度' },
  { id: 'help', label: '售后服务' },
]
const columns = [
  { id: 'bad', label: '差' },
  { id: 'fair', label: '一般' },
  { id: 'good', label: '好' },
]
const shared = { label: '满意度', rows }
