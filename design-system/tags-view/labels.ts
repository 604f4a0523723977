export interface TagsViewLabels {
  /** Of the button on a tab, read with the name of its page: "Close My forms". */
  close: (page: string) => string
  /** Name of a tab's menu: "Actions of My forms". */
  menu: (page: string) => string
  /** Of the button that opens the menu of the current page. */
  actions: string
  scrollBack: string
  scrollOn: string
  /** Items of the menu. */
  refresh: string
  closeThis: string
  closeOthers: string
  closeLeft: string
  closeRight: string
  closeAll: string
  fullScreen: string
  /** Told when tabs were closed. */
  closed: (count: number, page: string) => string
  /** Told after a move; places count from 1. */
  moved: (page: string, position: number, count: number) => string
}
