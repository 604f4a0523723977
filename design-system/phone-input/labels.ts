/** What PhoneInput says. */
export interface PhoneInputLabels {
  country: string
  number: string
}
