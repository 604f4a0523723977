import { type ComponentType, createContext } from 'react'
import type { PublicLook } from '#shared/contract/public-look'

/** A theme that is in effect. */
export interface WornLook extends Pick<PublicLook, 'showTitle' | 'showDescription' | 'showNumbers'> {
  /** Head picture and logo. */
  readonly Head: ComponentType
}

/** Null: as usual. */
export const LookContext = createContext<WornLook | null>(null)
