interface List {
  readonly advisories: readonly {
    readonly id: string
    readonly package: string
    readonly affected: string
    readonly title: string
  }[]
  readonly accepted: readonly { readonly id: string; readonly package: string; readonly until: string }[]
}
export function findings(packages: readonly { name: string; version: string }[], list: List, today: string): string[]
export function isWithin(version: string, range: string): boolean
