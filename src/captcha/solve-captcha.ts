/**
 * Asks the person for a captcha. While one is open, whoever else wants one waits for it: all get the same answer, and a
 * closed captcha is a no to all of them. The dialog and its cryptography are loaded here and not before.
 *
 * @param language BCP 47
 * @returns the pass, good for one call within 180 seconds; rejects with CaptchaCancelled, or with what kept the dialog's
 * code from loading
 */
export const solveCaptcha = (language: string): Promise<string> => {
  open ??= import('./open-captcha.tsx')
    .then(({ openCaptcha }) => openCaptcha(language))
    .finally(() => {
      open = undefined
    })
  return open
}

let open: Promise<string> | undefined
