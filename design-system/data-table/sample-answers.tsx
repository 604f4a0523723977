import { Badge } from '../badge/index.tsx'
import type { ColumnSettingsLabels } from '../column-settings/index.tsx'
import type { DataColumn } from './column.ts'

/** Made-up answers for stories. */
export interface Answer {
  id: string
  name: string
  status: 'new' | 'passed' | 'refused'
  score: number
  amount: number
  city: string
  sent: Date
  device: string
  seconds: number
  department: string
  source: string
  note: string
}

/** The same answers every time. */
export function answers(count: number): Answer[] {
  let seed = 42
  const random = (below: number) => {
    seed = (seed * 1664525 + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  const one = <Value,>(of: readonly Value[]): Value => of[random(of.length)]!
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: one(surnames) + one(names),
    status: one(['new', 'passed', 'refused'] as const),
    score: random(101),
    amount: random(1_000_000) / 100,
    city: one(cities),
    sent: new Date(2026, random(12), 1 + random(28), random(24), random(60)),
    device: one(['手机', '电脑', '平板']),
    seconds: 20 + random(900),
    department: one(['销售部', '研发部', '客服部', '财务部', '法务部']),
    source: one(['二维码', '链接', '短信', '邮件']),
    note: `第 ${index + 1} 份`,
  }))
}

const surnames = ['王', '李', '张', '刘', '陈', '杨', '黄', '赵', '吴', '周']
const names = ['伟', '芳', '娜', '敏', '静', '丽', '强', '磊', '洋', '艳', '勇', '杰', '涛', '明', '霞', '平']
const cities = ['北京', '上海', '广州', '深圳', '成都', '杭州', '武汉', '西安', '南京', '重庆']
const words = { new: '待审核', passed: '已通过', refused: '未通过' }
const tones = { new: 'info', passed: 'success', refused: 'neutral' } as const
const money = new Intl.NumberFormat('zh', { minimumFractionDigits: 2 })
const moment = new Intl.DateTimeFormat('zh', { dateStyle: 'short', timeStyle: 'short' })

export const columns: readonly DataColumn<Answer>[] = [
  { id: 'name', header: '姓名', value: (row) => row.name, sortable: true, pin: 'start', hideable: false, width: 120 },
  {
    id: 'status',
    header: '状态',
    value: (row) => words[row.status],
    sortable: true,
    width: 120,
    cell: (row) => (
      <Badge plain dot tone={tones[row.status]}>
        {words[row.status]}
      </Badge>
    ),
  },
  { id: 'score', header: '得分', value: (row) => row.score, sortable: true, align: 'end', width: 96 },
  {
    id: 'amount',
    header: '金额',
    value: (row) => row.amount,
    text: (row) => money.format(row.amount),
    sortable: true,
    align: 'end',
    width: 120,
  },
  { id: 'city', header: '城市', value: (row) => row.city, sortable: true, width: 100 },
  {
    id: 'sent',
    header: '提交时间',
    value: (row) => row.sent,
    text: (row) => moment.format(row.sent),
    sortable: true,
    width: 160,
  },
  { id: 'device', header: '设备', value: (row) => row.device, sortable: true, width: 96 },
  { id: 'seconds', header: '用时（秒）', value: (row) => row.seconds, sortable: true, align: 'end', width: 120 },
  { id: 'department', header: '部门', value: (row) => row.department, sortable: true, width: 120 },
  { id: 'source', header: '来源', value: (row) => row.source, sortable: true, width: 100 },
  { id: 'id', header: '编号', value: (row) => Number(row.id), sortable: true, align: 'end', width: 100 },
  { id: 'note', header: '备注', value: (row) => row.note, hiddenAtFirst: true },
]

export const columnLabels: ColumnSettingsLabels = {
  trigger: '列设置',
  show: (column) => `显示 ${column}`,
  pinStart: (column) => `固定 ${column}`,
  moveUp: (column) => `上移 ${column}`,
  moveDown: (column) => `下移 ${column}`,
  moved: (column, position, count) => `${column}，第 ${position} 列，共 ${count} 列`,
  reset: '恢复默认',
}
