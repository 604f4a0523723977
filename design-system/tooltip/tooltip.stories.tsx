import type { StoryDefault } from '@ladle/react'
import { FocusedAtOnce, Specimen } from '../_internal/specimen.tsx'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'
import { Tooltip } from './index.tsx'

export default { title: 'Design system / Overlays / Tooltip' } satisfies StoryDefault

export const OnHoverAndFocus = () => (
  <Specimen title="Hover or focus" portal="tooltip">
    <Tooltip text="撤销（Ctrl Z）">
      <Button iconOnly aria-label="Undo">
        <Icon name="undo" />
      </Button>
    </Tooltip>
  </Specimen>
)

export const LongTextRightToLeft = () => (
  <div dir="rtl" lang="ar" className="max-w-72">
    <Tooltip text="نص طويل بما يكفي ليلتف على أكثر من سطر واحد">
      <Button iconOnly aria-label="تراجع">
        <Icon name="undo" className="rtl:-scale-x-100" />
      </Button>
    </Tooltip>
  </div>
)

/** Shown as it looks when the button has the focus. */
export const Open = () => (
  <FocusedAtOnce>
    <Tooltip text="撤销（Ctrl Z）">
      <Button iconOnly aria-label="Undo">
        <Icon name="undo" />
      </Button>
    </Tooltip>
  </FocusedAtOnce>
)
