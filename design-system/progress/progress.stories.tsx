import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { ProgressBar } from './index.tsx'

export default { title: 'Design system / Feedback / Progress' } satisfies StoryDefault

export const Values = () => (
  <div className="max-w-md">
    {[0, 30, 100, undefined].map((value) => (
      <Specimen key={String(value)} title={value === undefined ? 'Unknown' : `${value} %`}>
        <ProgressBar value={value} label="Progress" />
      </Specimen>
    ))}
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <ProgressBar value={30} label="التقدم" valueText="3 من 10" />
  </div>
)

export const LongText = () => (
  <div lang="de" className="max-w-60">
    <ProgressBar
      value={30}
      label="Fortschritt der Donaudampfschifffahrtsgesellschaftskapitänsbefragung"
      valueText="Seite 3 von 10, noch etwa vier Minuten"
    />
  </div>
)
