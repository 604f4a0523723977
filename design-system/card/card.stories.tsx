import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { Card } from './index.tsx'

export default { title: 'Design system / Layout / Card' } satisfies StoryDefault

export const Paper = () => (
  <div className="max-w-xl">
    <Specimen title="Title and actions">
      <Card title="收集设置" actions={<Button size="small">重置</Button>}>
        <p>White paper on the desk: a hairline, no shadow.</p>
      </Card>
    </Specimen>
    <Specimen title="Plain">
      <Card>
        <p>Only content.</p>
      </Card>
    </Specimen>
  </div>
)
