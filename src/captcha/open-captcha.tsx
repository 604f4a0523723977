// Loaded when a captcha is wanted, by either side. A native dialog: the public page has no overlay library, and this one
// lies above whatever dialog of the console is open, with the page behind it out of reach.
import { createRoot } from 'react-dom/client'
import { CaptchaCancelled } from './captcha-cancelled.ts'
import { CaptchaDialog } from './captcha-dialog.tsx'
import { loadCaptchaTexts } from './captcha-texts.ts'
import { createWire } from './wire.ts'

/** The box stays half a second longer than its result is waited for (spec 4: callback after 1 s, closed after 1.5 s). */
const closesAfterMs = 500

/** Opens the dialog. Gives the pass for one call, or rejects with CaptchaCancelled. */
export const openCaptcha = async (language: string): Promise<string> => {
  const t = await loadCaptchaTexts(language)
  const before = document.activeElement
  const dialog = document.createElement('dialog')
  // Not the browser's own frame; the box inside is drawn by the kit's tokens. Events stay in: a dialog of the console that
  // listens for presses and focus outside of it would close or take the focus back.
  dialog.className =
    'pointer-events-auto m-auto max-w-[calc(100vw-2rem)] rounded-lg border border-hairline bg-paper p-0 text-ink shadow-dialog backdrop:bg-scrim'
  for (const type of ['pointerdown', 'focusin', 'focusout', 'keydown']) {
    dialog.addEventListener(type, (event) => event.stopPropagation())
  }
  document.body.append(dialog)
  // Beside the tree of the page, whose ids are not its own.
  const root = createRoot(dialog, { identifierPrefix: 'captcha' })
  const close = () => {
    root.unmount()
    dialog.remove()
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  }
  return new Promise<string>((resolve, reject) => {
    let isOpen = true
    const cancel = () => {
      if (!isOpen) return
      isOpen = false
      close()
      reject(new CaptchaCancelled(t('cancelled')))
    }
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      cancel()
    })
    // The browser closes it over our head when Escape is pressed twice.
    dialog.addEventListener('close', cancel)
    const pass = (slideCode: string) => {
      isOpen = false
      resolve(slideCode)
      setTimeout(close, closesAfterMs)
    }
    root.render(
      <CaptchaDialog wire={createWire(language)} t={t} language={language} onPassed={pass} onCancel={cancel} />,
    )
    dialog.showModal()
  })
}
