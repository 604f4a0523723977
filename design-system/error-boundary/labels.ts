export interface ErrorBoundaryLabels {
  retry: string
  /** Copies type, message and where it happened. */
  copyDetails: string
  copied: string
  /** Of the button that unfolds the details; also their name. */
  details: string
}
