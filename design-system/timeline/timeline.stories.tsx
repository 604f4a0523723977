import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Timeline, type TimelineEntry } from './index.tsx'

export default { title: 'Design system / Data / Timeline' } satisfies StoryDefault

export const ApprovalLog = () => (
  <div className="max-w-xl">
    <Specimen title="Actor, event, time, comment; the last is still to come">
      <Timeline label="审批记录" entries={entries} />
    </Specimen>
    <Specimen title="Narrow, long text">
      <div className="w-64">
        <Timeline
          label="Verlauf"
          entries={[
            { id: '1', actor: 'Wolfeschlegelsteinhausenbergerdorff', event: 'hat abgelehnt', time: '14.03.2026' },
            { id: '2', event: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabteilung', comment: 'Ja.\nNein.' },
          ]}
        />
      </div>
    </Specimen>
    <Specimen title="Right to left">
      <div dir="rtl" lang="ar">
        <Timeline label="审批记录" entries={entries} />
      </div>
    </Specimen>
  </div>
)

export const LongText = () => (
  <div lang="de" className="w-64">
    <Timeline
      label="Verlauf"
      entries={[
        { id: '1', actor: 'Wolfeschlegelsteinhausenbergerdorff', event: 'hat abgelehnt', time: '14.03.2026' },
        { id: '2', event: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabteilung', comment: 'Ja.\nNein.' },
      ]}
    />
  </div>
)
export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-xl">
    <Timeline
      label="سجل الموافقات"
      entries={[
        { id: '1', actor: 'سارة علي', event: 'قدّمت الطلب', time: '14 مارس 09:30', icon: 'send', tone: 'accent' },
        {
          id: '2',
          actor: 'عمر حسن',
          event: 'وافق',
          time: '14 مارس 11:02',
          icon: 'check',
          tone: 'success',
          comment: 'الميزانية مناسبة.',
        },
        { id: '3', event: 'بانتظار القسم المالي', pending: true, icon: 'clock' },
      ]}
    />
  </div>
)

const entries: TimelineEntry[] = [
  {
    id: '1',
    actor: '王小明',
    event: '提交了申请',
    time: '3月14日 09:30',
    dateTime: '2026-03-14T01:30:00Z',
    icon: 'send',
    tone: 'accent',
  },
  {
    id: '2',
    actor: '李华',
    event: '同意',
    time: '3月14日 11:02',
    icon: 'check',
    tone: 'success',
    comment: '预算没有问题。',
  },
  {
    id: '3',
    actor: '陈静',
    event: '退回修改',
    time: '3月15日 08:45',
    icon: 'undo',
    tone: 'warning',
    comment: '请补充发票。\n金额以发票为准。',
  },
  { id: '4', actor: '赵敏', event: '拒绝', time: '3月15日 10:00', icon: 'x', tone: 'danger' },
  { id: '5', event: '等待财务部审批', pending: true, icon: 'clock' },
]
