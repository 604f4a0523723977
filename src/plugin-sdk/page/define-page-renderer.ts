import type { ComponentType } from 'react'
import type { ParamsOf, SystemPage } from '../index.ts'

export interface PageProps<Params> {
  readonly params: Params
}

// biome-ignore lint/suspicious/noExplicitAny: the registry holds pages of all parameters; the definition has parsed them.
export type AnyPageRenderer = ComponentType<PageProps<any>>

/** The `renderer.tsx` of a system page: `definePageRenderer<typeof page>(function UserPage({ params }) { … })`. */
export const definePageRenderer = <Definition extends Pick<SystemPage<never>, 'component'>>(
  renderer: ComponentType<PageProps<ParamsOf<Definition>>>,
): AnyPageRenderer => renderer
