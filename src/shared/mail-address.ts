/** An address a mail may be sent to: one, plain, and nothing that could end a header or begin another address. */
const pattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/

export const isMailAddress = (text: string): boolean => text.length <= 254 && pattern.test(text)
