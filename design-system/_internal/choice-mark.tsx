import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { CheckGlyph, DotGlyph } from './glyphs.tsx'

/** Ring of the thing that holds a ChoiceMark: the whole target shows the focus. */
export const choiceFocusClass = 'ring-within'

/** The native radio button or checkbox, drawn. Name and label are the caller's. */
export function ChoiceMark({
  kind,
  invalid,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & { kind: 'radio' | 'checkbox'; invalid?: boolean | undefined }) {
  const Mark = kind === 'radio' ? DotGlyph : CheckGlyph
  return (
    <span className={clsx('relative grid size-5 shrink-0 place-items-center', className)}>
      <input
        {...input}
        type={kind}
        className={clsx(
          'peer choice-box',
          kind === 'radio' ? 'rounded-full' : 'rounded-sm',
          invalid ? 'border-danger-solid' : 'border-control',
        )}
      />
      <Mark className="choice-glyph" />
    </span>
  )
}
