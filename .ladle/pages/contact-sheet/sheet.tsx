import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { Card } from '#ds/card'
import { ChoiceGroup } from '#ds/choice-group'
import { EmptyState } from '#ds/empty-state'
import { Field, FieldErrors, FieldHint, FieldLabel, RequiredMark, useFieldIds } from '#ds/field'
import { ProgressBar } from '#ds/progress'
import { Rating } from '#ds/rating'
import { Skeleton } from '#ds/skeleton'
import { Slider } from '#ds/slider'
import { TextInput } from '#ds/text-input'
import { Textarea } from '#ds/textarea'
import { Upload } from '#ds/upload'
import { Held } from './held.tsx'

/** What a respondent sees: a sheet of paper; and what the product says when something happens. */
export function Sheet() {
  return (
    <>
      <article data-surface="paper" className="overflow-hidden rounded-lg border border-hairline bg-paper">
        <ProgressBar value={2} max={5} label="填写进度" valueText="第 2 页，共 5 页" />
        <div className="flex flex-col gap-8 p-8 text-base">
          <header>
            <h2 className="mb-2 font-semibold text-2xl">客户满意度调查</h2>
            <p className="text-muted">大约需要 3 分钟。您的回答只用于改进服务。</p>
          </header>
          <Name />
          <Held initial={['friend']}>
            {(value, set) => (
              <Field>
                <FieldLabel id="sheet-from">您从哪里了解到我们？</FieldLabel>
                <ChoiceGroup
                  kind="radio"
                  labelledBy="sheet-from"
                  value={value}
                  onChange={set}
                  options={[
                    { id: 'friend', label: '朋友推荐', description: '同事、同学、家人' },
                    { id: 'search', label: '搜索引擎' },
                    { id: 'social', label: '社交媒体' },
                  ]}
                />
              </Field>
            )}
          </Held>
          <Held<number | undefined> initial={4}>
            {(value, set) => (
              <Field>
                <FieldLabel id="sheet-rate">您对我们的服务满意吗？</FieldLabel>
                <Rating
                  labelledBy="sheet-rate"
                  value={value}
                  onChange={set}
                  labels={['很差', '较差', '一般', '满意', '非常满意']}
                  itemLabel={(point) => `${point} 星，共 5 星`}
                  clearLabel="清除"
                />
              </Field>
            )}
          </Held>
          <Held<number | undefined> initial={70}>
            {(value, set) => (
              <Field>
                <FieldLabel id="sheet-agree">“我愿意把它推荐给朋友。”</FieldLabel>
                <Slider
                  labelledBy="sheet-agree"
                  min={0}
                  max={100}
                  unit="%"
                  startLabel="不同意"
                  endLabel="同意"
                  value={value}
                  onChange={set}
                />
              </Field>
            )}
          </Held>
          <Held initial="物流很快，包装可以再结实一些。">
            {(value, set) => (
              <Field>
                <FieldLabel htmlFor="sheet-words">意见和建议</FieldLabel>
                <Textarea id="sheet-words" value={value} onChange={set} maxLength={200} showCount />
              </Field>
            )}
          </Held>
          <Field>
            <FieldLabel id="sheet-files">照片</FieldLabel>
            <Upload
              labelledBy="sheet-files"
              files={[{ id: '1', name: '包装.jpg', size: 482_133, progress: 64 }]}
              multiple
              onPick={ignore}
              onRemove={ignore}
              hint="JPG、PNG，不超过 10 MB，最多 3 张"
            />
          </Field>
          <div className="flex items-center justify-between">
            <Button>上一页</Button>
            <Button variant="primary">下一页</Button>
          </div>
        </div>
      </article>
      <div className="flex flex-col gap-3">
        <Callout tone="success" title="已发布">
          链接已经可以分享，收到的答卷会立刻出现在数据页。
        </Callout>
        <Callout tone="warning" title="表单将在 3 天后停止收集">
          到期后填写者会看到“已结束”。
        </Callout>
      </div>
      <Card flush>
        <EmptyState
          illustration="inbox"
          title="还没有答卷"
          description="把链接发给第一位填写者，答卷会立刻出现在这里。"
          action={<Button variant="primary">复制链接</Button>}
        />
      </Card>
      <Card title="正在加载">
        <div className="flex flex-col gap-3">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      </Card>
    </>
  )
}

function Name() {
  const ids = useFieldIds('sheet-mail')
  const errors = ['邮箱格式不正确']
  return (
    <Held initial="anna@example">
      {(value, set) => (
        <Field invalid>
          <FieldLabel htmlFor={ids.controlId}>
            邮箱
            <RequiredMark label="必填" />
          </FieldLabel>
          <FieldHint id={ids.hintId}>用于接收填写结果</FieldHint>
          <TextInput
            id={ids.controlId}
            type="email"
            value={value}
            onChange={set}
            invalid
            describedBy={ids.describedBy({ hint: true, errors })}
          />
          <FieldErrors id={ids.errorsId} errors={errors} live={false} />
        </Field>
      )}
    </Held>
  )
}

const ignore = () => {}
