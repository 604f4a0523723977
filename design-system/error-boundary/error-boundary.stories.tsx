import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { PageFailure, PluginFailure } from './failure.tsx'
import { ErrorBoundary } from './index.tsx'

export default { title: 'Design system / Feedback / Error boundary' } satisfies StoryDefault

const _labels = { retry: '重试', copyDetails: '复制详情', copied: '已复制', details: '详情' }

// The notices by themselves: a story that really throws would fill the console of the walk.
export const Sizes = () => (
  <>
    <Specimen title="page">
      <PageFailure
        title="页面出错了"
        description="其他页面不受影响。"
        details={'/project/list: TypeError: rows is undefined\n    at Table'}
        onRetry={() => {}}
      />
    </Specimen>
    <Specimen title="plugin">
      <PluginFailure
        title="这道题无法显示"
        description="其余题目不受影响。"
        details="matrix-radio: TypeError: options is undefined"
        action={<Button size="small">移除</Button>}
        onRetry={() => {}}
      />
    </Specimen>
  </>
)

export const Cell = () => (
  <Specimen title="press to let one cell fail, then change the key" portal="popover">
    <Live />
  </Specimen>
)

export const LongTextRightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <PluginFailure
      title="تعذر عرض هذا السؤال"
      description="بقية الأسئلة تعمل."
      details="Donaudampfschifffahrtsgesellschaft: TypeError: optionsOfTheQuestionAreUndefined"
      onRetry={() => {}}
      labels={{ retry: 'إعادة المحاولة', copyDetails: 'نسخ التفاصيل', copied: 'تم النسخ', details: 'التفاصيل' }}
    />
  </div>
)

function Live() {
  const [broken, setBroken] = useState(false)
  const [key, setKey] = useState(0)
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button onClick={() => setBroken(true)}>让单元格出错</Button>
      <Button
        onClick={() => {
          setBroken(false)
          setKey(key + 1)
        }}
      >
        修正
      </Button>
      <div className="w-40 rounded-md border border-hairline p-2">
        <ErrorBoundary size="cell" title="无法计算" resetKeys={[key]}>
          <Value broken={broken} />
        </ErrorBoundary>
      </div>
    </div>
  )
}

function Value({ broken }: { broken: boolean }) {
  if (broken) throw new RangeError('division by zero')
  return <span className="tabular-nums">42</span>
}
