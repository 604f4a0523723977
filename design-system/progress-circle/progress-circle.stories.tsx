import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { ProgressCircle } from './index.tsx'

export default { title: 'Design system / Feedback / Progress circle' } satisfies StoryDefault

export const Values = () => (
  <Specimen title="empty, part, full, unknown">
    <div className="flex flex-wrap gap-6">
      <ProgressCircle value={0} label="空" valueText="0 %" />
      <ProgressCircle value={68} label="配额" valueText="68 %">
        已用
      </ProgressCircle>
      <ProgressCircle value={100} label="满" valueText="100 %" tone="success" />
      <ProgressCircle value={undefined} label="处理中" />
    </div>
  </Specimen>
)

export const TonesAndSizes = () => (
  <Specimen title="24, 48, 96, 140 px">
    <div className="flex flex-wrap items-center gap-6">
      <ProgressCircle value={40} label="24 px" size={24} />
      <ProgressCircle value={62} label="48 px" valueText="62" size={48} tone="warning" />
      <ProgressCircle value={92} label="96 px" valueText="92 %" tone="danger" meter />
      <ProgressCircle value={340} max={500} label="140 px" valueText="340 / 500" size={140} meter>
        份答卷
      </ProgressCircle>
    </div>
  </Specimen>
)

export const LongTextRightToLeft = () => (
  <div dir="rtl" lang="ar">
    <ProgressCircle value={340} max={500} label="الإجابات" valueText="340 من 500" size={140} meter>
      إجابة مكتملة من جميع الأقسام
    </ProgressCircle>
  </div>
)
