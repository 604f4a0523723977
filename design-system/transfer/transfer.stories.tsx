import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Transfer, type TransferItem, type TransferProps } from './index.tsx'

export default { title: 'Design system / Choices / Transfer' } satisfies StoryDefault

export const Members = () => (
  <div className="max-w-2xl">
    <Specimen title="Search, counts, a second line, one that stays">
      <Live initial={['2', '5']} />
    </Specimen>
    <Specimen title="Ten thousand">
      <Live initial={[]} items={many} />
    </Specimen>
  </div>
)

export const Sizes = () => (
  <div className="grid max-w-2xl gap-6">
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Specimen key={size} title={size}>
        <Live size={size} initial={['2']} />
      </Specimen>
    ))}
  </div>
)

export const States = () => (
  <div className="grid max-w-2xl gap-6">
    <Specimen title="Invalid, empty">
      <Live invalid initial={[]} />
    </Specimen>
    <Specimen title="Disabled">
      <Live disabled initial={['2']} />
    </Specimen>
  </div>
)

export const NarrowAndRightToLeft = () => (
  <div className="grid gap-6">
    <div className="w-72">
      <Live initial={['9']} />
    </div>
    <div dir="rtl" lang="ar" className="max-w-2xl">
      <Live initial={['2']} />
    </div>
  </div>
)

export const LongText = () => (
  <div lang="de" className="w-72">
    <Live initial={['9']} items={people.filter((person) => person.id === '9' || person.id === '2')} />
  </div>
)

function Live({ initial, ...props }: { initial: string[] } & Partial<TransferProps>) {
  const [value, setValue] = useState(initial)
  return <Transfer label="成员" items={people} {...props} value={value} onChange={setValue} />
}

const people: TransferItem[] = [
  { id: '1', label: '王小明', description: '市场部' },
  { id: '2', label: 'Anna Schmidt', description: 'Design' },
  { id: '3', label: '李华', description: '财务部' },
  { id: '4', label: '赵敏（不能移动）', disabled: true },
  { id: '5', label: '陈静' },
  { id: '9', label: 'Wolfeschlegelsteinhausenbergerdorff', description: 'Donaudampfschifffahrt' },
]

const many: TransferItem[] = Array.from({ length: 10_000 }, (_, n) => ({ id: `${n}`, label: `成员 ${n + 1}` }))
