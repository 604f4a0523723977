import { Badge } from '#ds/badge'
import { Button } from '#ds/button'
import { Calendar } from '#ds/calendar'
import { Card } from '#ds/card'
import { Checkbox } from '#ds/checkbox'
import { Combobox } from '#ds/combobox'
import { CopyField } from '#ds/copy-field'
import { Field, FieldHint, FieldLabel } from '#ds/field'
import { Icon } from '#ds/icon'
import { NumberInput } from '#ds/number-input'
import { QrCode } from '#ds/qr-code'
import { Select } from '#ds/select'
import { Switch } from '#ds/switch'
import { Tabs } from '#ds/tabs'
import { Tree } from '#ds/tree'
import { Held } from './held.tsx'

/** What stands beside the work: inspector, sharing, buttons, departments, days. */
export function Side() {
  return (
    <>
      <Card>
        <Held initial="question">
          {(tab, set) => (
            <Tabs
              label="设置"
              value={tab}
              onChange={set}
              items={[
                { id: 'question', label: '题目', content: <Inspector /> },
                { id: 'form', label: '表单' },
                { id: 'logic', label: '逻辑' },
              ]}
            />
          )}
        </Held>
      </Card>
      <Card title="分享">
        <CopyField value="https://forms.example.org/s/a8Kx2Q" label="链接" copyLabel="复制" copiedLabel="已复制" />
        <div className="mt-4 flex items-center gap-4">
          <QrCode value="https://forms.example.org/s/a8Kx2Q" label="打开表单的二维码" />
          <p className="min-w-0 flex-1 text-muted text-sm">任何拿到链接或扫描二维码的人都可以填写。</p>
        </div>
      </Card>
      <Card title="按钮">
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap gap-2">
            <Button variant="primary">发布</Button>
            <Button>预览</Button>
            <Button variant="ghost">取消</Button>
            <Button variant="danger">删除</Button>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <Button variant="primary" busy>
              保存中
            </Button>
            <Button disabled>不可用</Button>
            <Button size="small" iconStart={<Icon name="download" />}>
              导出
            </Button>
            <Button size="mini" variant="ghost" iconOnly aria-label="更多">
              <Icon name="more" />
            </Button>
          </div>
          <div className="flex flex-wrap gap-2">
            {(['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const).map((tone, at) => (
              <Badge key={tone} tone={tone}>
                {['草稿', '当前', '收集中', '待审批', '已拒绝', '新'][at]}
              </Badge>
            ))}
          </div>
        </div>
      </Card>
      <Card title="部门">
        <Held<string[]> initial={['north', 'hr']}>
          {(value, set) => (
            <Tree
              label="部门"
              selection="check"
              nodes={departments}
              defaultExpanded={['head', 'sales']}
              loadingLabel="加载中"
              loadFailedLabel="加载失败，请重试"
              value={value}
              onChange={set}
            />
          )}
        </Held>
      </Card>
      <Card>
        <Held<string | undefined> initial="2026-11-25">
          {(value, set) => (
            <Calendar
              locale="zh-cn"
              label="日期"
              value={value}
              onChange={set}
              disabledReason={(date) => (/-(07|08|14|15|21|22|28|29)$/.test(date) ? '周末不可预约' : undefined)}
            />
          )}
        </Held>
      </Card>
    </>
  )
}

function Inspector() {
  return (
    <div className="flex flex-col gap-4 pt-4">
      <Field>
        <FieldLabel htmlFor="side-type">题型</FieldLabel>
        <Select
          id="side-type"
          size="small"
          value="radio"
          onChange={ignore}
          options={[
            { id: 'radio', label: '单选' },
            { id: 'checkbox', label: '多选' },
          ]}
        />
      </Field>
      <Field>
        <FieldLabel htmlFor="side-people">可见成员</FieldLabel>
        <Held<string[]> initial={['anna', 'li']}>
          {(value, set) => (
            <Combobox
              id="side-people"
              size="small"
              multiple
              value={value}
              onChange={set}
              options={[
                { id: 'anna', label: 'Anna Schmidt' },
                { id: 'li', label: '李华' },
                { id: 'wang', label: '王小明' },
              ]}
              searchLabel="搜索成员"
              emptyText="没有找到"
              removeLabel="移除"
            />
          )}
        </Held>
      </Field>
      <Field>
        <FieldLabel htmlFor="side-max">最多可选</FieldLabel>
        <Held<number | undefined> initial={3}>
          {(value, set) => (
            <NumberInput id="side-max" size="small" value={value} onChange={set} min={1} precision={0} unit="项" />
          )}
        </Held>
        <FieldHint>留空表示不限制</FieldHint>
      </Field>
      <Held initial={true}>{(checked, set) => <Switch checked={checked} onChange={set} label="必填" />}</Held>
      <Held initial={false}>
        {(checked, set) => (
          <Switch checked={checked} onChange={set} label="随机排列选项" hint="每位填写者看到的顺序不同" />
        )}
      </Held>
      <Held initial={true}>
        {(checked, set) => <Checkbox checked={checked} onChange={set} label="允许填写“其他”" />}
      </Held>
    </div>
  )
}

const ignore = () => {}
const departments = [
  {
    id: 'head',
    label: '总公司',
    children: [
      {
        id: 'sales',
        label: '销售部',
        note: '36',
        children: [
          { id: 'north', label: '华北区' },
          { id: 'east', label: '华东区' },
        ],
      },
      { id: 'hr', label: '人力资源部', note: '8' },
    ],
  },
  { id: 'branch', label: '深圳分公司', children: [{ id: 'lab', label: '研发中心' }] },
]
