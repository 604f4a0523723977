import type { StoryDefault } from '@ladle/react'
import { useState } from 'react'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { Banner, type BannerTone } from './index.tsx'

export default { title: 'Design system / Feedback / Banner' } satisfies StoryDefault

export const Tones = () =>
  (
    [
      ['info', '本周六 02:00 至 03:00 系统维护，期间可以查看，不能保存。'],
      ['success', '已恢复连接，离线期间的修改都已保存。'],
      ['warning', '试用期将于 11 月 28 日结束，届时表单停止收集。'],
      ['danger', '与服务器的连接已断开，修改暂存在本机。'],
    ] satisfies [BannerTone, string][]
  ).map(([tone, text]) => (
    <Specimen key={tone} title={tone}>
      <Banner label={`通知 ${tone}`} tone={tone}>
        {text}
      </Banner>
    </Specimen>
  ))

export const WithActionAndDismiss = () => {
  const [shown, setShown] = useState(true)
  return (
    <Specimen title="goes when dismissed">
      {shown ? (
        <Banner
          label="授权通知"
          tone="warning"
          action={<Button size="small">续订</Button>}
          onDismiss={() => setShown(false)}
        >
          试用期将于 11 月 28 日结束。
        </Banner>
      ) : (
        <Button onClick={() => setShown(true)}>再次显示</Button>
      )}
    </Specimen>
  )
}

export const LongText = () => (
  <div className="max-w-80">
    <Banner label="Hinweis" onDismiss={() => {}} labels={{ dismiss: 'Hinweis schließen' }}>
      Die Datenschutzgrundverordnungsfolgenabschätzung ist abgelaufen. Bitte erneuern Sie sie, bevor Sie weitere
      Antworten sammeln.
    </Banner>
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Banner
      label="إشعار"
      tone="warning"
      action={<Button size="small">تجديد</Button>}
      onDismiss={() => {}}
      labels={{ dismiss: 'إغلاق' }}
    >
      تنتهي الفترة التجريبية يوم الجمعة.
    </Banner>
  </div>
)
