import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import type { Flow, FlowItem } from './flow.ts'
import { WorkflowCanvas } from './index.tsx'
import { sampleFlow } from './sample-flow.ts'

export default { title: 'Design system / Data / Workflow canvas' } satisfies StoryDefault

export const Build = () => {
  const [selected, setSelected] = useState<string>()
  const [asked, setAsked] = useState('')
  return (
    <Specimen title="every edit is asked of the page">
      <WorkflowCanvas
        className="h-160 rounded-lg border border-hairline"
        flow={sampleFlow}
        label="请假流程"
        selectedId={selected}
        onSelect={setSelected}
        onEdit={(edit) => setAsked(JSON.stringify(edit))}
      />
      <p className="mt-2 font-mono text-muted text-xs">{asked || '–'}</p>
    </Specimen>
  )
}

export const Problems = () => (
  <WorkflowCanvas
    className="h-120 rounded-lg border border-hairline"
    flow={{
      ...sampleFlow,
      body: [
        { id: 'a', kind: 'approve', name: '直属主管', summary: '没有选择审批人', problems: 2 },
        { id: 'b', kind: 'trigger', name: '写入考勤', summary: '地址不可用', problems: 1 },
      ],
    }}
    label="请假流程"
    onEdit={() => {}}
  />
)

export const ReadOnlyWithStates = () => (
  <WorkflowCanvas
    className="h-160 rounded-lg border border-hairline"
    flow={walked}
    label="请假流程进度"
    readOnly
    selectedId="hr"
  />
)

export const ManyBranches = () => (
  <WorkflowCanvas
    className="h-120 rounded-lg border border-hairline"
    flow={{ ...sampleFlow, body: [wide] }}
    label="Purchase"
    onEdit={() => {}}
  />
)

export const LongTextRightToLeft = () => (
  <div dir="rtl" lang="ar">
    <WorkflowCanvas
      className="h-120 rounded-lg border border-hairline"
      flow={{
        start: { id: 'start', kind: 'start', name: 'مقدم الطلب' },
        body: [
          { id: 'a', kind: 'approve', name: 'المدير المباشر لقسم الموارد البشرية والتوظيف', summary: 'شخص واحد' },
          {
            id: 's',
            kind: 'cond',
            name: 'عدد الأيام',
            branches: [
              {
                id: 's1',
                name: 'أكثر من ثلاثة',
                body: [{ id: 'b', kind: 'approve', name: 'Donaudampfschifffahrtsgesellschaftskapitän' }],
              },
              { id: 's2', name: 'غير ذلك', default: true, body: [] },
            ],
          },
        ],
        end: { id: 'end', kind: 'end', name: 'النهاية' },
      }}
      label="طلب إجازة"
      onEdit={() => {}}
    />
  </div>
)

const walked: Flow = {
  start: { id: 'start', kind: 'start', name: '王芳', summary: '11 月 20 日 09:12 发起', state: 'done' },
  body: [
    { id: 'leader', kind: 'approve', name: '直属主管', summary: '李强 09:40 同意', state: 'done', walked: true },
    {
      id: 'days',
      kind: 'cond',
      name: '请假天数',
      state: 'done',
      walked: true,
      branches: [
        {
          id: 'long',
          name: '三天以上',
          summary: '5 天',
          state: 'done',
          walked: true,
          body: [
            {
              id: 'head',
              kind: 'approve',
              name: '部门负责人',
              summary: '发起人自己，跳过',
              state: 'skipped',
              walked: true,
            },
            { id: 'hr', kind: 'handle', name: '人事登记', summary: '赵敏 处理中', state: 'current', walked: true },
          ],
        },
        { id: 'short', name: '其他情况', default: true, state: 'canceled', body: [] },
      ],
    },
    { id: 'notice', kind: 'copy', name: '抄送考勤', state: 'waiting' },
  ],
  end: { id: 'end', kind: 'end', name: '结束', state: 'waiting' },
}

const wide: FlowItem = {
  id: 'split',
  kind: 'parallel',
  name: 'All of these',
  branches: ['Finance', 'Legal', 'Security', 'Facilities', 'Works council'].map((name, at) => ({
    id: `b${at}`,
    name,
    body: [{ id: `s${at}`, kind: 'approve', name: `${name} lead`, summary: 'any of two' }],
  })),
}
