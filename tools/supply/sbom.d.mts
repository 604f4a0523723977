export interface Component {
  readonly group?: string
  readonly name: string
  readonly purl: string
  readonly scope: string
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[]
  readonly licenses?: readonly unknown[]
}
export function sbom(): { readonly serialNumber: string; readonly components: readonly Component[] }
