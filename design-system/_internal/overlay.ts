/**
 * Toasts lie outside every dialog, yet must stay clickable while one is open: a click on a toast is not a click outside.
 * Used as `onInteractOutside` of dialogs and drawers, together with `pointer-events: auto` on the toaster.
 */
export function keepOpenForToasts(event: { target: EventTarget | null; preventDefault: () => void }) {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) event.preventDefault()
}

export const overlayClass = 'fixed inset-0 z-modal bg-scrim animate-fade-in'
