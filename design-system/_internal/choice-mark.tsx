import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { CheckGlyph, DotGlyph } from './glyphs.tsx'

/** Ring of the thing that holds a ChoiceMark: the whole target shows the focus. */
export const choiceFocusClass =
  'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-accent-solid'

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
          'peer size-5 appearance-none border bg-paper outline-none forced-colors:appearance-auto',
          kind === 'radio' ? 'rounded-full' : 'rounded-sm',
          invalid ? 'border-danger-solid' : 'border-control',
          'checked:border-accent-solid checked:bg-accent-solid disabled:border-hairline disabled:bg-subtle',
          'checked:disabled:border-muted checked:disabled:bg-muted',
        )}
      />
      <Mark className="pointer-events-none absolute hidden size-4 text-accent-on peer-checked:block forced-colors:peer-checked:hidden" />
    </span>
  )
}
