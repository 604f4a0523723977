export interface NotificationCenterLabels {
  /** Name of the bell, with what is unread: "Notifications, 3 unread". */
  button: (unread: number) => string
  /** Heading of the panel, and name of the feed. */
  title: string
  readAll: string
  /** Read with a notice that is unread. */
  unread: string
  emptyTitle: string
  emptyText: string
}
