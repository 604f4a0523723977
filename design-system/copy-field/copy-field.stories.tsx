import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { CopyField } from './index.tsx'

export default { title: 'Design system / Actions / Copy field' } satisfies StoryDefault

export const Address = () => (
  <Specimen title="Link">
    <div className="max-w-md">
      <CopyField value="https://forms.example.org/s/a8Kx2Q" label="Public link" copyLabel="复制" copiedLabel="已复制" />
    </div>
  </Specimen>
)
