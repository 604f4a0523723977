/** The proof of a form's password; `keep-pass.ts` writes it, apart from what every respondent downloads. */
export const held: { pass: string | null } = { pass: null }

export const passName = 'formloom.fill.pass.'

/** Of this browser tab; null when nobody has given the password here. */
export const readPass = (formKey: string): string | null => {
  try {
    return held.pass ?? sessionStorage.getItem(passName + formKey)
  } catch {
    return held.pass
  }
}

/** Not in the address, which logs keep (`passHeader` of the contract, without its schemas). */
export const passHeaders = (formKey: string): Record<string, string> => {
  const pass = readPass(formKey)
  return pass ? { 'x-form-pass': pass } : {}
}
