import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { DictSelect, type DictSelectProps } from './index.tsx'

export default { title: 'Design system / Choices / Dictionary select' } satisfies StoryDefault

export const States = () => (
  <div className="max-w-xs">
    <Specimen title="One of a few">
      <Live value={['1']} />
    </Specimen>
    <Specimen title="A chosen entry that was disabled since; a value without entry">
      <div className="flex flex-col gap-2">
        <Live value={['2']} />
        <Live value={['unknown']} />
      </div>
    </Specimen>
    <Specimen title="Several, searched" portal="combobox-popup">
      <Live multiple value={['0', '2']} />
    </Specimen>
    <Specimen title="Loading, invalid, disabled">
      <div className="flex flex-col gap-2">
        <Live options={undefined} />
        <Live invalid />
        <Live value={['1']} disabled />
      </div>
    </Specimen>
  </div>
)

export const Sizes = () => (
  <div className="max-w-xs">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Specimen key={size} title={size}>
        <Live value={['1']} size={size} />
      </Specimen>
    ))}
  </div>
)

export const ReadOnly = () => (
  <div className="flex max-w-xs flex-col gap-2">
    <Live value={['1']} readOnly />
    <Live multiple value={['0', '2']} readOnly />
  </div>
)
export const LongText = () => (
  <div lang="de" className="max-w-60">
    <Live
      value={['0']}
      options={[
        { value: '0', label: 'Donaudampfschifffahrtsgesellschaftskapitän' },
        { value: '1', label: 'Keine Angabe' },
      ]}
    />
  </div>
)
export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-xs">
    <Live
      multiple
      value={['0', '1']}
      options={[
        { value: '0', label: 'ذكر' },
        { value: '1', label: 'أنثى' },
      ]}
    />
  </div>
)

function Live(props: Partial<DictSelectProps>) {
  const [value, setValue] = useState(props.value ?? [])
  return <DictSelect label="性别" options={sexes} placeholder="请选择" {...props} value={value} onChange={setValue} />
}

const sexes = [
  { value: '0', label: '男' },
  { value: '1', label: '女' },
  { value: '2', label: '未知', disabled: true },
]
