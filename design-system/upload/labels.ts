/** What Upload says. */
export interface UploadLabels {
  pick: string
  drop: string
  remove: string
  retry: string
  uploading: string
}
