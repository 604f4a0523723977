import { type ComponentProps, Suspense } from 'react'
import { fetchedAhead } from '../../console-kit/states/fetched-ahead.tsx'

type Samples = typeof import('../../form-view/theme-sample.tsx')
type ArtChoices = typeof import('../../form-view/art-choice.tsx')

/** Fetched by the pages that show a theme: what it takes to derive colours is no part of the shell. */
const load = () => import('../../form-view/theme-sample.tsx')
const LazySample = fetchedAhead(async () => (await load()).ThemeSample).Screen
const LazyArt = fetchedAhead(async () => (await import('../../form-view/art-choice.tsx')).ArtChoice).Screen
const LazySlip = fetchedAhead(async () => (await load()).ThemeSlip).Screen

export const ThemeSample = (props: ComponentProps<Samples['ThemeSample']>) => (
  <Suspense>
    <LazySample {...props} />
  </Suspense>
)

export const ThemeSlip = (props: ComponentProps<Samples['ThemeSlip']>) => (
  <Suspense>
    <LazySlip {...props} />
  </Suspense>
)

export const ThemeArtChoice = (props: ComponentProps<ArtChoices['ArtChoice']>) => (
  <Suspense>
    <LazyArt {...props} />
  </Suspense>
)
