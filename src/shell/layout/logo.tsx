import { Link } from '@tanstack/react-router'
import { SiteMark } from '#src/console-kit/look/site-mark.tsx'
import { useProductName } from '#src/router/title.ts'

/** Mark and name of the installation, 50 px high: the way home. Folded it is the mark alone. */
export function Logo({ isFolded = false }: { isFolded?: boolean }) {
  const name = useProductName()
  return (
    <Link
      to="/"
      aria-label={isFolded ? name : undefined}
      className="flex min-h-12 min-w-0 items-center gap-2 rounded-md px-2 font-semibold text-ink text-lg no-underline max-sm:text-base"
    >
      <SiteMark size={24} />
      {!isFolded && <span className="truncate">{name}</span>}
    </Link>
  )
}
