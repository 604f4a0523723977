import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Spinner } from './index.tsx'

export default { title: 'Design system / Feedback / Spinner' } satisfies StoryDefault

export const Sizes = () => (
  <Specimen title="16, 20, 32">
    <div className="flex items-center gap-4">
      <Spinner label="Loading" />
      <Spinner label="Loading" size={20} />
      <Spinner label="Loading" size={32} />
    </div>
  </Specimen>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <Spinner label="جار التحميل" size={20} />
  </div>
)
