/** What Pagination says. */
export interface PaginationLabels {
  /** Name of the navigation. */
  navigation: string
  previous: string
  next: string
  /** "1,204 in total" */
  total: (total: number) => string
  /** Name of a page button: "page 3". */
  page: (page: number) => string
  /** Name of the size select. */
  size: string
  /** One row of the size select: "20 per page". */
  perPage: (size: number) => string
  /** Name of the field that goes to a page by its number. */
  jump: string
}
