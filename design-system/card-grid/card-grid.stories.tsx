import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Card } from '../card/index.tsx'
import { CardGrid } from './index.tsx'

export default { title: 'Design system / Layout / Card grid' } satisfies StoryDefault

export const Spans = () => (
  <>
    {([8, 6, 12] as const).map((span) => (
      <Specimen key={span} title={`span ${span}, gutter 20`}>
        <CardGrid
          label="表单"
          span={span}
          items={['入职登记表', '满意度调查', '安全知识考试', '会议报名']}
          keyOf={(item) => item}
          render={(item) => (
            <Card>
              <p className="font-medium">{item}</p>
              今天收到 12 份答卷
            </Card>
          )}
        />
      </Specimen>
    ))}
  </>
)

export const LongTextRightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-160">
    <CardGrid
      label="النماذج"
      items={['نموذج تسجيل الموظفين الجدد في المؤسسة', 'استبيان الرضا', 'Datenschutzgrundverordnungsfolgenabschätzung']}
      keyOf={(item) => item}
      render={(item) => (
        <Card>
          <p className="wrap-break-word font-medium">{item}</p>
        </Card>
      )}
    />
  </div>
)

export const OneCard = () => (
  <CardGrid
    label="只有一张"
    items={['入职登记表']}
    keyOf={(item) => item}
    render={(item) => (
      <Card>
        <p className="font-medium">{item}</p>
      </Card>
    )}
  />
)
