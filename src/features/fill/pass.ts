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

/** The same as a query, '' without a pass. */
export const passQuery = (formKey: string): string => {
  const pass = readPass(formKey)
  return pass ? `?pass=${pass}` : ''
}
