import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Combobox, type ComboboxProps } from './index.tsx'

export default { title: 'Design system / Choices / Combobox' } satisfies StoryDefault

export const One = () => (
  <Specimen title="One; open it to see its parts" portal="combobox">
    <Live initial={['2']} />
  </Specimen>
)

export const Several = () => (
  <Specimen title="Several" portal="combobox">
    <Live initial={['1', '3']} multiple />
  </Specimen>
)

export const States = () => (
  <div className="flex flex-col gap-3">
    <Live initial={[]} invalid />
    <Live initial={['1']} readOnly />
    <Live initial={['1']} disabled />
  </div>
)

export const Sizes = () => (
  <div className="max-w-md">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Specimen key={size} title={size}>
        <Live initial={['1']} size={size} />
      </Specimen>
    ))}
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <Live initial={['1', '3']} multiple />
  </div>
)

export const Loading = () => <Live initial={['1']} options={[people[0]!]} onSearch={() => {}} loading />

export const Empty = () => <Live initial={[]} options={[]} />
export const LongText = () => (
  <div lang="de" className="max-w-60">
    <Live
      initial={['1', '2']}
      multiple
      options={[
        { id: '1', label: 'Wolfeschlegelsteinhausenbergerdorff', description: 'Rechtsabteilung und Datenschutz' },
        { id: '2', label: 'Donaudampfschifffahrtsgesellschaftskapitän' },
      ]}
    />
  </div>
)

function Live({ initial, ...props }: { initial: string[] } & Partial<ComboboxProps>) {
  const [value, setValue] = useState(initial)
  return (
    <div className="max-w-sm">
      <Combobox
        label="People"
        options={people}
        placeholder="请选择人员"
        searchLabel="搜索人员"
        emptyText="没有匹配的人员"
        removeLabel="移除"
        {...props}
        value={value}
        onChange={setValue}
      />
    </div>
  )
}

const people = [
  { id: '1', label: '王小明', description: '市场部' },
  { id: '2', label: 'Anna Schmidt', description: 'Design' },
  { id: '3', label: '李华', description: '财务部' },
  { id: '4', label: '已离职', description: '—', disabled: true },
]
