import type { Flow } from './flow.ts'

/** A leave request as stories and tests draw it. */
export const sampleFlow: Flow = {
  start: { id: 'start', kind: 'start', name: '发起人', summary: '全员可发起' },
  body: [
    { id: 'leader', kind: 'approve', name: '直属主管', summary: '一人，须同意' },
    {
      id: 'days',
      kind: 'cond',
      name: '请假天数',
      branches: [
        {
          id: 'long',
          name: '三天以上',
          summary: '天数 > 3',
          body: [
            { id: 'head', kind: 'approve', name: '部门负责人', summary: '两人，任一同意' },
            { id: 'hr', kind: 'handle', name: '人事登记', summary: '人事组' },
          ],
        },
        { id: 'short', name: '其他情况', default: true, body: [] },
      ],
    },
    { id: 'notice', kind: 'copy', name: '抄送考勤', summary: '考勤组' },
  ],
  end: { id: 'end', kind: 'end', name: '结束' },
}
