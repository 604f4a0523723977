export interface ErrorStateLabels {
  retry: string
  /** Before the request id: "Request". */
  requestId: string
  /** Of the button that copies the request id. */
  copy: string
  copied: string
}
