/** Where respondents fill a form in: the public page of this installation. */
export const publicAddress = (formKey: string): string => `${location.origin}/s/${formKey}`

/** Where somebody who is signed in enters a record under their own name (spec 2). */
export const ownDataAddress = (formKey: string): string => `/d/${formKey}`
