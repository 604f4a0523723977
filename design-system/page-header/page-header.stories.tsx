import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'
import { PageHeader } from './index.tsx'

export default { title: 'Design system / Navigation / Page header' } satisfies StoryDefault

export const Full = () => (
  <Specimen title="Back, title, actions">
    <PageHeader
      title="我的表单"
      description="12 个表单，其中 3 个正在收集"
      back={
        <Button variant="ghost" iconOnly aria-label="Back">
          <Icon name="arrow-left" />
        </Button>
      }
      actions={
        <Button variant="primary" iconStart={<Icon name="plus" />}>
          新建表单
        </Button>
      }
    />
  </Specimen>
)

export const LongTextRightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <PageHeader
      title="نص طويل بما يكفي ليلتف على أكثر من سطر واحد"
      description="Datenschutzgrundverordnungsfolgenabschätzung"
      actions={<Button variant="primary">إنشاء</Button>}
    />
  </div>
)
