import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { Icon } from '../icon/index.tsx'
import { Button, type ButtonVariant } from './index.tsx'

export default { title: 'Design system / Actions / Button' } satisfies StoryDefault

export const Variants = () =>
  variants.map((variant) => (
    <Specimen key={variant} title={variant}>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant={variant}>发布表单</Button>
        <Button variant={variant} iconStart={<Icon name="plus" />}>
          New form
        </Button>
        <Button variant={variant} busy>
          Saving
        </Button>
        <Button variant={variant} disabled>
          Not allowed
        </Button>
        <Button variant={variant} iconOnly aria-label="More">
          <Icon name="more" />
        </Button>
      </div>
    </Specimen>
  ))

export const Sizes = () =>
  (['default', 'medium', 'small', 'mini'] as const).map((size) => (
    <Specimen key={size} title={size}>
      <div className="flex flex-wrap items-center gap-2">
        <Button size={size} variant="primary">
          发布 Ế ปู่
        </Button>
        <Button size={size}>Preview</Button>
        <Button size={size} variant="ghost" iconOnly aria-label="Search">
          <Icon name="search" />
        </Button>
      </div>
    </Specimen>
  ))

/** Press it: the line at its lower edge runs out before it can be pressed again. */
export const Cooldown = () => (
  <div className="flex flex-wrap items-center gap-2">
    <Button variant="primary" cooldown>
      发送验证码
    </Button>
    <Button cooldown={10_000}>Send again</Button>
  </div>
)

export const LongTextRightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <Button variant="primary" iconEnd={<Icon name="plus" />}>
      نشر النموذج الآن
    </Button>
  </div>
)

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger']
