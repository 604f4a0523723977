import { type ComponentProps, lazy, Suspense } from 'react'

type Samples = typeof import('../../form-view/theme-sample.tsx')

/** Fetched by the pages that show a theme: what it takes to derive colours is no part of the shell. */
const load = () => import('../../form-view/theme-sample.tsx')
const LazySample = lazy(() => load().then(({ ThemeSample }) => ({ default: ThemeSample })))
const LazySlip = lazy(() => load().then(({ ThemeSlip }) => ({ default: ThemeSlip })))

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
