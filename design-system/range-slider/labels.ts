/** What RangeSlider says. */
export interface RangeSliderLabels {
  from: string
  to: string
  fromField: string
  toField: string
  notAnswered: string
}
