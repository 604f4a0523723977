/** The kit's chevron, which only components of the kit may import. @param turned which way it points */
export const ChevronGlyph = ({ turned }: { turned: 'down' | 'next' | 'back' }) => (
  <svg
    className={`size-4 shrink-0 text-muted ${turnClass[turned]}`}
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d="m4 6 4 4 4-4" />
  </svg>
)

const turnClass = { down: '', next: '-rotate-90 rtl:rotate-90', back: 'rotate-90 rtl:-rotate-90' } as const
