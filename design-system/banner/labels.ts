export interface BannerLabels {
  /** Name of the button that takes the banner away. */
  dismiss: string
}
