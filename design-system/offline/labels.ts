export interface OfflineLabels {
  retry: string
}
