import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import type { Size } from '../_internal/size-context.ts'
import { Specimen } from '../_internal/specimen.tsx'
import type { ColumnFacts, ColumnState } from '../data-table/index.tsx'
import { columns } from '../data-table/sample-answers.tsx'
import { ColumnSettings } from './index.tsx'

export default { title: 'Design system / Data / Column settings' } satisfies StoryDefault

export const States = () => (
  <>
    <Specimen title="Show, pin, move; reset" portal="column-settings">
      <Live />
    </Specimen>
    <Specimen title="Long names">
      <Live
        columns={[
          { id: 'a', header: 'Donaudampfschifffahrtsgesellschaftskapitän' },
          { id: 'b', header: 'ปู่ Ế' },
        ]}
      />
    </Specimen>
  </>
)

export const Sizes = () =>
  (['default', 'medium', 'small', 'mini'] as const).map((size) => (
    <Specimen key={size} title={size}>
      <Live size={size} />
    </Specimen>
  ))

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Live />
  </div>
)

export const LongText = () => (
  <div lang="de" className="max-w-60">
    <Live
      columns={[
        { id: 'a', header: 'Donaudampfschifffahrtsgesellschaftskapitän' },
        { id: 'b', header: 'ปู่ Ế' },
      ]}
    />
  </div>
)

function Live({ columns: facts = columns, size }: { columns?: readonly ColumnFacts[]; size?: Size }) {
  const [state, setState] = useState<ColumnState>({})
  return <ColumnSettings columns={facts} state={state} onChange={setState} size={size} />
}
