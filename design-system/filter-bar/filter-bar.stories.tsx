import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import type { Size } from '../_internal/size-context.ts'
import { Specimen } from '../_internal/specimen.tsx'
import { type Filter, FilterBar } from './index.tsx'
import { sampleFields, sampleOperators } from './sample-filters.ts'

export default { title: 'Design system / Data / Filter bar' } satisfies StoryDefault

export const States = () => (
  <>
    <Specimen title="Chips, adding by typing, search">
      <Live initial={some} search />
    </Specimen>
    <Specimen title="Empty">
      <Live initial={[]} />
    </Specimen>
    <Specimen title="A field that is gone, a long value">
      <Live
        initial={[
          { field: 'removed_question', operator: 'has', values: ['x'] },
          { field: 'title', operator: 'has', values: ['Donaudampfschifffahrtsgesellschaftskapitänsbefragung 2026'] },
        ]}
      />
    </Specimen>
  </>
)

export const Sizes = () =>
  (['default', 'medium', 'small', 'mini'] as const).map((size) => (
    <Specimen key={size} title={size}>
      <Live initial={some.slice(0, 1)} size={size} />
    </Specimen>
  ))

export const NarrowAndRightToLeft = () => (
  <div className="grid gap-6">
    <div className="w-72">
      <Live initial={some} search />
    </div>
    <div dir="rtl" lang="ar">
      <Live initial={some} />
    </div>
  </div>
)

export const LongText = () => (
  <div lang="de" className="max-w-72">
    <Live
      initial={[
        { field: 'title', operator: 'has', values: ['Donaudampfschifffahrtsgesellschaftskapitänsbefragung 2026'] },
        ...some,
      ]}
    />
  </div>
)

const some: Filter[] = [
  { field: 'status', operator: 'any', values: ['live', 'draft'] },
  { field: 'updated', operator: 'between', values: ['2026-03-01', '2026-03-31'] },
  { field: 'title', operator: 'empty', values: [] },
]

function Live({ initial, search, size }: { initial: Filter[]; search?: boolean; size?: Size }) {
  const [filters, setFilters] = useState(initial)
  const [query, setQuery] = useState('')
  return (
    <FilterBar
      fields={sampleFields}
      operators={sampleOperators}
      filters={filters}
      onChange={setFilters}
      size={size}
      valueText={(value, field) => (field.kind === 'number' ? Number(value).toLocaleString('zh') : String(value))}
      search={
        search
          ? { value: query, onChange: setQuery, label: '搜索表单', placeholder: '搜索', clearLabel: '清除' }
          : undefined
      }
    />
  )
}
