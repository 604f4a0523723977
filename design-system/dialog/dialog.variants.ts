import { cva } from 'class-variance-authority'

export const dialogContent = cva(
  [
    'fixed top-1/2 left-1/2 z-modal flex max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col',
    'rounded-xl bg-paper text-base text-ink shadow-dialog outline-none animate-fade-in',
  ],
  {
    variants: {
      size: { small: 'max-w-md', medium: 'max-w-xl', large: 'max-w-3xl', wide: 'max-w-6xl' },
    },
    defaultVariants: { size: 'medium' },
  },
)
