import type { PublicLook } from '#shared/contract/public-look'

/** What a theme puts at the top of the sheet. Decoration: neither picture says what the title does not. */
export const SheetHead = ({
  headImage,
  logo,
  logoPosition,
  bleed,
}: Pick<PublicLook, 'headImage' | 'logo' | 'logoPosition'> & {
  /** Classes that take the picture out to the edges of the sheet. */
  bleed: string
}) => (
  <>
    {headImage !== null && (
      <div className={`@container overflow-hidden ${bleed}`}>
        <img src={headImage} alt="" className="aspect-[3/1] w-full bg-subtle object-cover @lg:aspect-[4/1]" />
      </div>
    )}
    {logo !== null && (
      <div className={`mb-6 flex ${places[logoPosition]}`}>
        {/* Its place is kept while it loads: nothing below moves. */}
        <img src={logo} alt="" className="h-(--form-logo) max-w-full object-contain" />
      </div>
    )}
  </>
)

const places = { start: 'justify-start', center: 'justify-center', end: 'justify-end' }
