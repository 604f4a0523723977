import type { PublicLook } from '#shared/contract/public-look'

/** What a theme puts at the top of the sheet. Decoration: neither picture says what the title does not. */
export const SheetHead = ({
  headImage,
  art,
  logo,
  logoPosition,
  bleed,
}: Pick<PublicLook, 'headImage' | 'art' | 'logo' | 'logoPosition'> & {
  /** Classes that take the picture out to the edges of the sheet. */
  bleed: string
}) => (
  <>
    {headImage !== null && (
      <div className={`@container overflow-hidden ${bleed}`}>
        <img src={headImage} alt="" className="aspect-[3/1] w-full bg-subtle object-cover @lg:aspect-[4/1]" />
      </div>
    )}
    {art !== null && <ArtDrawing path={art} className={`h-24 ${bleed}`} />}
    {logo !== null && (
      <div className={`mb-6 flex ${places[logoPosition]}`}>
        {/* Its place is kept while it loads: nothing below moves. */}
        <img src={logo} alt="" className="h-(--form-logo) max-w-full object-contain" />
      </div>
    )}
  </>
)

/** A line drawing in the accent, as much of its middle as fits. */
export const ArtDrawing = ({ path, className }: { path: string; className: string }) => (
  <div className={`overflow-hidden bg-accent-soft ${className}`}>
    <svg
      viewBox="0 0 720 96"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      width="100%"
      height="100%"
      className="stroke-accent-solid"
      fill="none"
      strokeWidth="2"
      opacity=".7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  </div>
)

const places = { start: 'justify-start', center: 'justify-center', end: 'justify-end' }
