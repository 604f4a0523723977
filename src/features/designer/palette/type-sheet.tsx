import { TypeIcon } from './type-icon.tsx'
import { typeTitle } from './type-title.ts'

/** The question a type would become, as it hangs on the pointer. */
export const TypeSheet = ({ typeId }: { typeId: string }) => (
  <div
    data-slot="type-sheet"
    className="flex w-80 max-w-[80vw] rotate-1 cursor-grabbing flex-col gap-3 rounded-md border border-hairline bg-paper p-4 text-ink shadow-drag"
  >
    <span className="flex items-center gap-2 font-medium">
      <TypeIcon typeId={typeId} />
      {typeTitle(typeId)}
    </span>
    <span aria-hidden="true" className="h-control rounded-md border border-control" />
  </div>
)
