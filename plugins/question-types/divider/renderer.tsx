import { clsx } from 'clsx'
import { defineRenderer, type RendererProps, useText } from '#sdk/ui'
import type divider from './definition.ts'

export default defineRenderer<typeof divider>(DividerRenderer, { label: 'none' })

function DividerRenderer({ options }: RendererProps<typeof divider>) {
  const words = useText()(options.text)
  const line = clsx('h-0 flex-1 border-t', lineClass[options.line], toneClass[options.tone])
  if (words === '') return <hr className={clsx('my-2', line)} />
  return (
    <div className="flex items-center gap-3 py-1">
      <span aria-hidden="true" className={line} />
      <span className="wrap-anywhere max-w-4/5 text-center text-base text-muted">{words}</span>
      <span aria-hidden="true" className={line} />
    </div>
  )
}

const lineClass = { solid: 'border-solid', dashed: 'border-dashed', dotted: 'border-dotted' } as const
const toneClass = { quiet: 'border-hairline', strong: 'border-control', accent: 'border-accent-solid' } as const
