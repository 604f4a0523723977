import { clsx } from 'clsx'
import { controlHeight, type Size } from '../_internal/size-context.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'

/** Class names of a button, for links that look like one. Plain tables, no cva: the public page uses buttons too. */
export function buttonClass({
  variant = 'secondary',
  size = 'default',
  iconOnly = false,
}: {
  variant?: ButtonVariant | undefined
  size?: Size | undefined
  iconOnly?: boolean | undefined
} = {}): string {
  return clsx(base, variants[variant], controlHeight[size], iconOnly ? square[size] : padding[size])
}

const base = [
  'inline-flex max-w-full shrink-0 select-none items-center justify-center gap-2 rounded-md border font-medium no-underline',
  'transition-colors duration-fast disabled:cursor-not-allowed aria-disabled:cursor-not-allowed',
].join(' ')

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-accent-solid text-accent-on hover:bg-accent-hover active:not-aria-disabled:brightness-90 disabled:border-hairline disabled:bg-subtle disabled:text-muted',
  secondary:
    'border-control bg-paper text-ink hover:bg-subtle active:not-aria-disabled:bg-desk disabled:border-hairline disabled:bg-subtle disabled:text-muted',
  ghost:
    'border-transparent bg-transparent text-ink hover:bg-ink/6 active:not-aria-disabled:bg-ink/10 disabled:bg-transparent disabled:text-muted disabled:opacity-70',
  danger:
    'border-transparent bg-danger-solid text-danger-on hover:bg-danger-hover active:not-aria-disabled:brightness-90 disabled:border-hairline disabled:bg-subtle disabled:text-muted',
}

const padding: Record<Size, string> = {
  default: 'px-4 py-1.5 text-field',
  medium: 'px-3 py-1 text-field',
  small: 'px-3 py-1 text-sm',
  mini: 'px-2 py-0.5 text-xs',
}

const square: Record<Size, string> = {
  default: 'min-w-control-default',
  medium: 'min-w-control-medium',
  small: 'min-w-control-small',
  mini: 'min-w-control-mini',
}
