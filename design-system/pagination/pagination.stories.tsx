import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { SizeProvider } from '../size/index.tsx'
import { Pagination } from './index.tsx'

export default { title: 'Design system / Navigation / Pagination' } satisfies StoryDefault

export const ManyPages = () => (
  <Specimen title="Seven buttons from 992 px, five below">
    <Live total={1204} />
  </Specimen>
)

export const OnePage = () => (
  <Specimen title="One page">
    <Live total={3} />
  </Specimen>
)

export const Sizes = () => (
  <Specimen title="In the size of the controls around it">
    <div className="flex flex-col gap-6">
      {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
        <SizeProvider key={size} size={size}>
          <Live total={1204} />
        </SizeProvider>
      ))}
    </div>
  </Specimen>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-160">
    <Live total={1204} />
  </div>
)

function Live({ total }: { total: number }) {
  const [state, setState] = useState({ page: 4, size: 20 })
  return (
    <Pagination
      page={Math.min(state.page, Math.max(1, Math.ceil(total / state.size)))}
      size={state.size}
      total={total}
      onChange={setState}
    />
  )
}
