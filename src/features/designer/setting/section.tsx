import type { ReactNode } from 'react'
import { Card } from '#ds/card'

/** One group of settings, with a place the contents lead to. */
export const Section = ({
  id,
  title,
  text,
  children,
}: {
  id: string
  title: string
  text?: string
  children: ReactNode
}) => (
  <div id={id} className="scroll-mt-4 rounded-lg">
    <Card title={title}>
      {text !== undefined && <p className="mb-5 max-w-prose text-muted text-sm">{text}</p>}
      <div className="flex flex-col gap-5">{children}</div>
    </Card>
  </div>
)

/** What a switch brings to light, below it and set in. */
export const Revealed = ({ children }: { children: ReactNode }) => (
  <div className="ms-1 flex flex-col gap-4 border-hairline border-s-2 ps-4 sm:ps-6">{children}</div>
)
