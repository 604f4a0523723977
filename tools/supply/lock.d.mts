export interface LockedPackage {
  readonly name: string
  readonly version: string
  readonly dev: boolean
}
export function lockedPackages(): readonly LockedPackage[]
