export interface Declaration {
  readonly languages: readonly string[]
  readonly complete: Readonly<Record<string, 'all' | readonly string[]>>
  readonly sameAsEnglish: Readonly<Record<string, readonly string[]>>
  readonly halfWidth: Readonly<Record<string, readonly string[]>>
}
export const source: 'zh-cn'
export function readDeclaration(root: string): Declaration
export function languagesOfNamespace(declaration: Declaration, name: string): string[]
