import { AvatarGroup } from '#ds/avatar'
import { Badge, type BadgeTone } from '#ds/badge'
import { BarChart } from '#ds/bar-chart'
import { Button } from '#ds/button'
import { Card } from '#ds/card'
import { Icon } from '#ds/icon'
import { Menu } from '#ds/menu'
import { NumberSummary } from '#ds/number-summary'
import { PageHeader } from '#ds/page-header'
import { Pagination } from '#ds/pagination'
import { PieChart } from '#ds/pie-chart'
import { SearchInput } from '#ds/search-input'
import { SegmentedControl } from '#ds/segmented-control'
import { Steps } from '#ds/steps'
import { Table, type TableColumn } from '#ds/table'
import { Timeline } from '#ds/timeline'
import { TrendLine } from '#ds/trend-line'
import { Held } from './held.tsx'

/** The console: dashboard, my forms, statistics. */
export function Work() {
  return (
    <>
      <PageHeader
        title="我的表单"
        description="12 个表单，其中 3 个正在收集"
        actions={
          <>
            <AvatarGroup people={people} max={4} label="王小明、李华等 5 人" />
            <Button variant="primary" iconStart={<Icon name="plus" />}>
              新建表单
            </Button>
          </>
        }
      />
      <Card>
        <NumberSummary
          items={[
            { id: 'new', label: '昨天以来', value: '128' },
            { id: 'all', label: '答卷总数', value: '5,000' },
            { id: 'rate', label: '完成率', value: '86%', hint: '高于上月' },
            { id: 'score', label: '平均分', value: '4.21', hint: '满分 5' },
          ]}
        />
        <div className="mt-6">
          <TrendLine title="最近 30 天共收到 3,480 份，周末较少" points={days} />
        </div>
      </Card>
      <Card flush>
        <div className="flex flex-wrap items-center gap-3 px-6 py-4">
          <div className="w-56">
            <SearchInput
              size="small"
              value=""
              onChange={ignore}
              label="搜索表单"
              placeholder="搜索表单"
              clearLabel="清除"
            />
          </div>
          <Held initial="all">
            {(value, set) => (
              <SegmentedControl
                size="small"
                label="状态"
                value={value}
                onChange={set}
                options={[
                  { id: 'all', label: '全部' },
                  { id: 'live', label: '收集中' },
                  { id: 'draft', label: '草稿' },
                ]}
              />
            )}
          </Held>
          <Button size="small" variant="ghost" iconStart={<Icon name="filter" />} className="ms-auto">
            筛选
          </Button>
        </div>
        <Held<ReadonlySet<string>> initial={new Set(['2'])}>
          {(selected, onChange) => (
            <Table
              columns={columns}
              rows={forms}
              rowKey={(row) => row.id}
              caption="表单"
              selection={{ selected, onChange, label: (row) => `选择${row.title}`, allLabel: '全选' }}
            />
          )}
        </Held>
        <div className="border-hairline border-t px-6 py-4">
          <Held initial={{ page: 2, size: 20 }}>
            {(state, set) => <Pagination page={state.page} size={state.size} total={84} onChange={set} />}
          </Held>
        </div>
      </Card>
      <Card>
        <BarChart
          title="近一半的人是朋友推荐来的"
          rows={[
            { id: 'a', label: '朋友推荐', count: 2314 },
            { id: 'b', label: '搜索引擎', count: 1480 },
            { id: 'c', label: '社交媒体', count: 902 },
            { id: 'd', label: '其他', count: 304 },
          ]}
        />
      </Card>
      <Card>
        <PieChart title="一半以上的人通过微信填写" count="共 1,875 份" slices={channels} />
      </Card>
      <Card>
        <Held initial="collect">
          {(current, set) => (
            <Steps
              label="创建进度"
              current={current}
              onSelect={set}
              stateLabels={{ done: '已完成', current: '进行中', error: '有错误', todo: '未开始' }}
              items={[
                { id: 'base', label: '基本信息', state: 'done', reachable: true },
                { id: 'items', label: '题目', description: '有两处错误', state: 'error', reachable: true },
                { id: 'collect', label: '收集设置', state: 'current', reachable: true },
                { id: 'publish', label: '发布', state: 'todo' },
              ]}
            />
          )}
        </Held>
      </Card>
      <Card title="审批">
        <Timeline
          label="审批记录"
          entries={[
            { id: '1', actor: '王小明', event: '提交了申请', time: '09:30', icon: 'send', tone: 'accent' },
            {
              id: '2',
              actor: '李华',
              event: '同意',
              time: '11:02',
              icon: 'check',
              tone: 'success',
              comment: '预算已确认。',
            },
            { id: '3', event: '等待财务部审批', pending: true, icon: 'clock' },
          ]}
        />
      </Card>
    </>
  )
}

const ignore = () => {}
const channels = [
  { id: 'wechat', label: '微信', count: 980 },
  { id: 'mail', label: '邮件', count: 462 },
  { id: 'web', label: '网页', count: 291 },
  { id: 'sms', label: '短信', count: 142 },
]
const people = ['王小明', '李华', 'Anna Schmidt', '김민수', 'Øyvind'].map((name) => ({ id: name, name }))
const days = [
  96, 120, 131, 118, 142, 40, 32, 128, 139, 150, 147, 158, 51, 37, 133, 149, 160, 171, 168, 60, 44, 151, 166, 182,
]
  .concat([177, 190, 66, 52, 170, 201])
  .map((value, at) => ({ id: String(at), label: `11月${at + 1}日`, value }))

interface Form {
  id: string
  title: string
  status: string
  tone: BadgeTone
  answers: number
  changed: string
}
const forms: readonly Form[] = [
  { id: '1', title: '客户满意度调查', status: '收集中', tone: 'success', answers: 3128, changed: '今天 09:30' },
  { id: '2', title: '春季活动报名', status: '收集中', tone: 'success', answers: 1204, changed: '昨天 17:12' },
  { id: '3', title: '员工入职信息登记', status: '草稿', tone: 'neutral', answers: 0, changed: '11月18日' },
  { id: '4', title: 'Bewerbung 2027', status: '即将到期', tone: 'warning', answers: 486, changed: '11月12日' },
  { id: '5', title: '食堂意见箱', status: '已停止', tone: 'danger', answers: 182, changed: '10月30日' },
]
const columns: readonly TableColumn<Form>[] = [
  { id: 'title', header: '标题', cell: (row) => <span className="font-medium">{row.title}</span> },
  {
    id: 'status',
    header: '状态',
    cell: (row) => (
      <Badge tone={row.tone} dot plain>
        {row.status}
      </Badge>
    ),
    width: 112,
  },
  { id: 'answers', header: '答卷', cell: (row) => row.answers.toLocaleString('en'), align: 'end', width: 80 },
  { id: 'changed', header: '修改时间', cell: (row) => <span className="text-muted">{row.changed}</span>, width: 120 },
  {
    id: 'more',
    header: <span className="sr-only">操作</span>,
    cell: (row) => (
      <Menu
        trigger={
          <Button size="mini" variant="ghost" iconOnly aria-label={`${row.title}：更多`}>
            <Icon name="more" />
          </Button>
        }
        items={[{ id: 'edit', label: '编辑', icon: 'pencil', onSelect: ignore }]}
      />
    ),
    width: 56,
  },
]
