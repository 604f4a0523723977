import { clsx } from 'clsx'
import { AlertGlyph } from './glyphs.tsx'

/**
 * What is wrong with a control by its own judgement, below it. Always in the page, so that it is announced when it comes;
 * the control names it in `aria-describedby` while there is one.
 */
export function ControlError({ id, slot, message }: { id: string; slot: string; message: string | undefined }) {
  return (
    <p
      id={id}
      role="alert"
      data-slot={slot}
      className={clsx('mt-1 flex items-start gap-1.5 text-danger-text text-sm', message === undefined && 'hidden')}
    >
      <AlertGlyph className="mt-[calc((1lh-1rem)/2)] size-4 shrink-0" />
      {message}
    </p>
  )
}
