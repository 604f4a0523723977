import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Changelog } from './index.tsx'

export default { title: 'Design system / Data / Changelog' } satisfies StoryDefault

const labels = {
  kinds: { added: '新增', changed: '调整', fixed: '修复', removed: '移除', security: '安全' },
  unseen: '未读',
  empty: '还没有版本记录',
}

export const States = () => (
  <>
    <Specimen title="releases">
      <Changelog
        label="更新记录"
        headingLevel={3}
        releases={[
          {
            version: '1.2.0',
            date: '2026年11月21日',
            dateTime: '2026-11-21',
            title: '审批流程',
            unseen: true,
            changes: [
              { kind: 'added', text: '表单可以附带审批流程，支持条件分支。' },
              { kind: 'changed', text: '数据列表的列可以固定在两侧。' },
              { kind: 'security', text: '退出登录后，其他设备上的会话同时失效。' },
            ],
          },
          {
            version: '1.1.3',
            date: '2026年10月30日',
            dateTime: '2026-10-30',
            changes: [
              { kind: 'fixed', text: '导出含换行的文本时不再错位。' },
              { kind: 'removed', text: '不再支持旧版导入格式。' },
            ],
          },
        ]}
      />
    </Specimen>
    <Specimen title="empty">
      <Changelog label="更新记录（空）" releases={[]} />
    </Specimen>
  </>
)

export const LongTextRightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <Changelog
      label="الجديد"
      releases={[
        {
          version: '1.2.0',
          date: '٢١ نوفمبر ٢٠٢٦',
          dateTime: '2026-11-21',
          title: 'مسارات الموافقة على النماذج والطلبات',
          changes: [{ kind: 'added', text: 'يمكن إرفاق مسار موافقة بأي نموذج مع شروط وفروع متعددة.' }],
        },
      ]}
      labels={{ ...labels, kinds: { ...labels.kinds, added: 'جديد' } }}
    />
  </div>
)
