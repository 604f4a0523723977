import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Skeleton } from './index.tsx'

export default { title: 'Design system / Feedback / Skeleton' } satisfies StoryDefault

export const Lines = () => (
  <Specimen title="Shape of a card">
    <div className="flex max-w-md flex-col gap-3">
      <Skeleton className="h-6 w-1/2" />
      <Skeleton />
      <Skeleton className="w-3/4" />
    </div>
  </Specimen>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <Skeleton className="h-6 w-1/2" />
  </div>
)
