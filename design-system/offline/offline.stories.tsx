import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Offline } from './index.tsx'

export default { title: 'Design system / Feedback / Offline' } satisfies StoryDefault

export const States = () => (
  <>
    <Specimen title="no network">
      <Offline title="没有网络连接" description="已填写的内容都保留着，恢复连接后会自动重试。" onRetry={() => {}} />
    </Specimen>
    <Specimen title="trying">
      <Offline title="没有网络连接" onRetry={() => {}} retrying />
    </Specimen>
  </>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-80">
    <Offline
      title="لا يوجد اتصال بالشبكة"
      description="ما كتبته محفوظ."
      onRetry={() => {}}
      labels={{ retry: 'إعادة المحاولة' }}
    />
  </div>
)

export const LongText = () => (
  <div lang="de" className="max-w-60">
    <Offline
      title="Keine Verbindung zum Netzwerk der Donaudampfschifffahrtsgesellschaft"
      description="Alles bisher Ausgefüllte bleibt erhalten und wird gesendet, sobald die Verbindung wieder besteht."
      onRetry={() => {}}
      labels={{ retry: 'Verbindung noch einmal versuchen' }}
    />
  </div>
)
