import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { ErrorState } from './index.tsx'

export default { title: 'Design system / Feedback / Error state' } satisfies StoryDefault

const _labels = { retry: '重试', requestId: '请求编号', copy: '复制', copied: '已复制' }

export const States = () => (
  <>
    <Specimen title="retry and request id">
      <ErrorState
        title="答卷没有加载出来"
        description="服务器暂时没有响应，请稍后重试。"
        requestId="01JD7F2Q9K"
        onRetry={() => {}}
      />
    </Specimen>
    <Specimen title="retry under way">
      <ErrorState title="答卷没有加载出来" onRetry={() => {}} retrying />
    </Specimen>
    <Specimen title="no retry, another way out">
      <ErrorState
        title="这个表单已被删除"
        description="可以在回收站中恢复。"
        action={<Button variant="primary">打开回收站</Button>}
      />
    </Specimen>
  </>
)

export const LongText = () => (
  <div className="max-w-72">
    <ErrorState
      title="Die Zustimmungserklärungen konnten nicht geladen werden"
      description="Der Server antwortet nicht."
      requestId="01JD7F2Q9K-8812-4411-a1c0-000000000000"
      onRetry={() => {}}
      labels={{ retry: 'Erneut versuchen', requestId: 'Anfrage', copy: 'Kopieren', copied: 'Kopiert' }}
    />
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <ErrorState
      title="تعذر تحميل الإجابات"
      requestId="01JD7F2Q9K"
      onRetry={() => {}}
      labels={{ retry: 'إعادة المحاولة', requestId: 'الطلب', copy: 'نسخ', copied: 'تم النسخ' }}
    />
  </div>
)
