import { cva } from 'class-variance-authority'

export const badge = cva(
  'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full px-2 py-0.5 font-medium text-xs',
  {
    variants: {
      tone: {
        neutral: 'bg-desk text-muted',
        accent: 'bg-accent-soft text-accent-text',
        success: 'bg-success-soft text-success-text',
        warning: 'bg-warning-soft text-warning-text',
        danger: 'bg-danger-soft text-danger-text',
        info: 'bg-info-soft text-info-text',
      },
      // A status in a table row: a dot and a word, no pill around them.
      plain: { true: 'bg-transparent px-0 text-sm', false: '' },
    },
    defaultVariants: { tone: 'neutral', plain: false },
  },
)
