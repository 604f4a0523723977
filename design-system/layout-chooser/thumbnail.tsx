import type { ConsoleLayout } from './index.tsx'

/** Where header (h), menu (m), rail (r) and page (p) lie in each layout, in the proportions of the real ones. */
export function Thumbnail({ layout }: { layout: ConsoleLayout }) {
  return (
    <span
      aria-hidden="true"
      data-slot="layout-thumbnail"
      className="grid aspect-16/10 w-full gap-0.5 overflow-hidden rounded-sm border border-hairline bg-desk p-0.5"
      style={{ gridTemplate: templates[layout] }}
    >
      {parts[layout].map((part) => (
        <span key={part} className={`rounded-[2px] ${looks[part]}`} style={{ gridArea: part }} />
      ))}
    </span>
  )
}

type Part = 'h' | 'm' | 'r' | 'p'

const templates: Record<ConsoleLayout, string> = {
  defaults: '"m h" 22% "m p" 1fr / 26% 1fr',
  classic: '"h h" 22% "m p" 1fr / 26% 1fr',
  transverse: '"h" 22% "p" 1fr / 1fr',
  columns: '"r m h" 22% "r m p" 1fr / 10% 22% 1fr',
}

const parts: Record<ConsoleLayout, readonly Part[]> = {
  defaults: ['m', 'h', 'p'],
  classic: ['h', 'm', 'p'],
  transverse: ['h', 'p'],
  columns: ['r', 'm', 'h', 'p'],
}

const looks: Record<Part, string> = {
  h: 'bg-control',
  m: 'bg-control/60',
  r: 'bg-accent-solid',
  p: 'bg-paper border border-hairline',
}
