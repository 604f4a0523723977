import type { StoryDefault } from '@ladle/react'
import { Sheet } from './contact-sheet/sheet.tsx'
import { Side } from './contact-sheet/side.tsx'
import { Work } from './contact-sheet/work.tsx'

export default { title: 'Overview / Contact sheet' } satisfies StoryDefault

/** Ten screens' worth of parts on one page, to be judged as a whole. `npm run screenshots` keeps its picture. */
export const Kit = () => (
  <div
    data-contact-sheet
    className="mx-auto grid max-w-440 items-start gap-6 *:flex *:min-w-0 *:flex-col *:gap-6 lg:grid-cols-[minmax(0,9fr)_minmax(0,8fr)] 2xl:grid-cols-[minmax(0,11fr)_minmax(0,9fr)_minmax(0,7fr)]"
  >
    <div>
      <Work />
    </div>
    {/* Two columns of about one length; three where there is room. */}
    <div className="2xl:contents">
      <div className={column}>
        <Sheet />
      </div>
      <div className={column}>
        <Side />
      </div>
    </div>
  </div>
)

const column = 'flex min-w-0 flex-col gap-6'
