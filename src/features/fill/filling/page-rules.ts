// What page breaks may ask for besides words on buttons. Fetched only for forms that do (page-clock.tsx).
import type { ComponentType } from 'react'
import type { Page } from '#shared/form/compile'

/** When pages were opened first, by their number, in milliseconds since 1970. */
export type PageStarts = Readonly<Record<number, number>>

export interface PageRules {
  /** Nowhere stands which page of how many it is. */
  readonly hidesPosition: boolean
  /** @param before of a filling that is gone on with */
  readonly open: (before: PageStarts | undefined) => OpenRules
  /** What is left of a page's time; goes on when nothing is. */
  readonly Clock: ComponentType<ClockProps>
}

/** The rules in one filling. */
export interface OpenRules {
  readonly starts: PageStarts
  /** Its time runs from now, unless it has run before. @returns when it is over; null: it has no end */
  readonly begin: (page: Page) => number | null
  /** The nearest page before that may be opened again. */
  readonly back: (pages: readonly Page[], position: number) => Page | undefined
  /**
   * Of the browser's own buttons, which know nothing of pages there is no way back to.
   * @returns whether it was taken back
   */
  readonly takesBack: (to: number, now: Page | undefined, back: Page | undefined) => boolean
}

export interface ClockProps {
  readonly language: string
  /** Of `Filling`, as far as a clock has to do with it. */
  readonly filling: {
    readonly rules: OpenRules | undefined
    readonly host: { readonly translate: (namespace: string, key: string, params?: Record<string, string>) => string }
    readonly pages: {
      readonly page: Page | undefined
      readonly position: number
      readonly total: number
      readonly isLed: boolean
      readonly turnBy: (by: 1) => boolean
    }
    readonly draft: { readonly touch: () => void }
    readonly sending: { readonly phase: { readonly at: string } }
    readonly steps: { readonly submit: () => void }
    readonly settled: () => Promise<unknown>
  }
}
