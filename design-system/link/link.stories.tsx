import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Icon } from '../icon/index.tsx'
import { Link, LinkButton } from './index.tsx'

export default { title: 'Design system / Navigation / Link' } satisfies StoryDefault

export const Links = () => (
  <>
    <Specimen title="In text">
      <p className="max-w-prose">
        填写前请阅读
        <Link href="#terms">数据处理说明</Link>
        ，详情见
        <Link href="https://example.org" external>
          官方文档
        </Link>
        。
      </p>
    </Specimen>
    <Specimen title="Quiet: names in a table">
      <Link href="#form" variant="quiet">
        2026 年客户满意度调查
      </Link>
    </Specimen>
  </>
)

export const ButtonSizes = () => (
  <>
    {(['default', 'medium', 'small', 'mini'] as const).map((size) => (
      <Specimen key={size} title={size}>
        <div className="flex flex-wrap gap-2">
          <LinkButton href="#new" variant="primary" size={size} iconStart={<Icon name="plus" />}>
            新建表单
          </LinkButton>
          <LinkButton href="#data" size={size}>
            查看数据
          </LinkButton>
          <LinkButton href="https://example.org" external variant="ghost" size={size}>
            帮助中心
          </LinkButton>
          <LinkButton href="#back" variant="ghost" iconOnly aria-label="返回" size={size}>
            <Icon name="arrow-left" className="rtl:rotate-180" />
          </LinkButton>
        </div>
      </Specimen>
    ))}
  </>
)

export const LongText = () => (
  <p lang="de" className="max-w-60">
    <Link href="https://example.org" external>
      Einwilligungserklärungen und Donaudampfschifffahrtsgesellschaftsbedingungen
    </Link>
  </p>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar" className="flex flex-col items-start gap-4">
    <Link href="https://example.org" external>
      الوثائق الرسمية
    </Link>
    <LinkButton href="#back" iconStart={<Icon name="arrow-left" className="rtl:rotate-180" />}>
      رجوع
    </LinkButton>
  </div>
)
