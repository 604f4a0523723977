import { held, passName } from '../call/pass.ts'

/** Keeps the proof of a form's password for as long as the browser tab lives. */
export const keepPass = (formKey: string, pass: string): void => {
  held.pass = pass
  try {
    sessionStorage.setItem(passName + formKey, pass)
  } catch {
    // No storage: it holds until the page is loaded again.
  }
}
