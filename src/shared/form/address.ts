// How a part of an answer is written down: alone, as a field of records, inside a copy of a form.

/** Ids joined by dots, what is made of them behind a colon; never empty. No anchors: also found inside pipes. */
export const addressPattern =
  /(?:[0-9A-Za-z_-]{1,40}(?:\.[0-9A-Za-z_-]{1,40}){0,2}(?::[a-z][0-9A-Za-z]{0,19})?|:[a-z][0-9A-Za-z]{0,19})/

/** A part of an answer as filters, sorting and columns name it: `<questionId>.<address>`. */
export const fieldOf = (questionId: string, address: string | undefined): string =>
  address === undefined ? questionId : `${questionId}.${address}`

/** The other way round. Ids hold no dots. */
export const readField = (field: string): { readonly questionId: string; readonly address?: string } => {
  const dot = field.indexOf('.')
  return dot < 0 ? { questionId: field } : { questionId: field.slice(0, dot), address: field.slice(dot + 1) }
}

/** The address with other ids in it; what is made of them keeps its name. */
export const renameAddress = (address: string, renamed: (id: string) => string): string => {
  const [ids = '', ...made] = address.split(':')
  return [ids === '' ? '' : ids.split('.').map(renamed).join('.'), ...made].join(':')
}
