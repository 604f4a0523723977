/** Where respondents fill a form in: the public page of this installation. */
export const publicAddress = (formKey: string): string => `${location.origin}/s/${formKey}`
