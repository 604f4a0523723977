/** The product's mark: a sheet of paper with one answered line. */
export function ProductMark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      <rect x="4" y="2.75" width="16" height="18.5" rx="3" className="fill-paper stroke-ink" strokeWidth="1.5" />
      <path d="M8 8h5M8 12h8" className="stroke-control" strokeWidth="1.5" strokeLinecap="round" />
      <path
        d="m8 16 1.6 1.6L13 14.4"
        className="stroke-accent-solid"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
