import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Statistic } from './index.tsx'

export default { title: 'Design system / Data / Statistic' } satisfies StoryDefault

export const States = () => (
  <>
    <Specimen title="counts up in 3 s">
      <Statistic label="累计答卷" value={128400} suffix=" 份" />
    </Specimen>
    <Specimen title="with a change">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-6">
        <Statistic label="昨日答卷" value={1204} change={{ direction: 'up', text: '比前一日多 12 %', good: true }} />
        <Statistic label="提交失败" value={7} change={{ direction: 'up', text: '比前一日多 3 次', good: false }} />
        <Statistic
          label="平均用时"
          value={83.5}
          decimals={1}
          suffix=" 秒"
          change={{ direction: 'same', text: '与上周持平' }}
        />
        <Statistic label="平均得分" value={undefined} hint="还没有答卷" />
      </div>
    </Specimen>
  </>
)

export const LongTextRightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-40">
    <Statistic
      label="متوسط الوقت اللازم لإكمال النموذج"
      value={1234567}
      change={{ direction: 'down', text: 'أقل بنسبة ١٢ ٪ من الأسبوع الماضي', good: true }}
    />
  </div>
)
