import { Toaster as SonnerToaster, toast as sonner } from 'sonner'
import { givenWords } from '../_internal/given-words.ts'
import { AlertGlyph, DoneGlyph, InfoGlyph } from '../_internal/glyphs.tsx'
import { useLabels } from '../labels/index.tsx'

export type { ToasterLabels } from './labels.ts'

/**
 * The place of toasts; mount once. Alt+T moves focus into it, hover and focus stop the clock. `pointer-events: auto`
 * keeps toasts clickable while a modal dialog is open (with the guard in Dialog).
 *
 * Do: say what happened in a few words, with Undo where it can be undone.
 * Don't: put an error there that must be acted on; it goes away.
 * Keys: Alt+T moves focus into it; Tab goes through its buttons; Enter and Space press them.
 * ARIA: status in a region with a name, https://www.w3.org/TR/wai-aria-1.2/#status
 */
export function Toaster({
  label,
  closeLabel,
}: {
  /** Its name. @default the words around it */
  label?: string | undefined
  /** Name of the button that closes a toast. @default the words around it */
  closeLabel?: string | undefined
}) {
  const labels = useLabels('toast', givenWords({ label, close: closeLabel }))
  return (
    <SonnerToaster
      position="bottom-center"
      containerAriaLabel={labels.label}
      gap={8}
      visibleToasts={4}
      style={{ pointerEvents: 'auto', fontFamily: 'inherit', zIndex: 'var(--ds-z-toast)' }}
      icons={{
        success: <DoneGlyph className="size-4 text-success-text" />,
        error: <AlertGlyph className="size-4 text-danger-text" />,
        warning: <AlertGlyph className="size-4 text-warning-text" />,
        info: <InfoGlyph className="size-4 text-info-text" />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: labels.close,
        classNames: {
          toast: [
            'pointer-events-auto flex w-(--width) max-w-[calc(100vw-2rem)] flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-paper px-4 py-3',
            'text-base text-ink shadow-menu',
            // The library's own ring is a grey shadow.
            'focus-visible:shadow-menu! focus-visible:outline-2! focus-visible:outline-accent-solid! focus-visible:outline-offset-2!',
            // Those behind the first are only edges of paper: what they say would look out above it.
            '[&[data-front=false][data-expanded=false]>*]:opacity-0',
          ].join(' '),
          icon: 'shrink-0',
          content: 'min-w-40 flex-1',
          title: 'break-words',
          description: 'mt-0.5 break-words text-muted text-sm',
          actionButton:
            'ms-auto min-h-8 shrink-0 rounded-md px-3 font-medium text-accent-text hover:bg-accent-soft pointer-coarse:min-h-11',
        },
      }}
    />
  )
}

/** Short news. What failed also belongs where it failed; a toast alone is too easily missed. */
export const toast = {
  /** 500 ms (spec): only where the change itself is visible. Screen readers get it through the toaster's live region. */
  success: (text: string) => sonner.success(text, { duration: 500 }),
  error: (text: string) => sonner.error(text, { duration: 6000 }),
  /** News with a title: what happened, and below it what helps. Six seconds. */
  notification: (title: string, text: string) => sonner.error(title, { description: text, duration: 6000 }),
  warning: (text: string) => sonner.warning(text, { duration: 6000 }),
  info: (text: string) => sonner.info(text, { duration: 6000 }),
  /** Ten seconds to take something back. */
  undo: (text: string, { label, onUndo }: { label: string; onUndo: () => void }) =>
    sonner(text, { duration: 10_000, action: { label, onClick: onUndo } }),
  dismiss: (id?: string | number) => sonner.dismiss(id),
}
