import type { Density } from '../data-table/density.ts'

export interface RightToolbarLabels {
  showSearch: string
  hideSearch: string
  refresh: string
  /** Name of the three densities together. */
  density: string
  densities: Record<Density, string>
  fullScreen: string
  leaveFullScreen: string
}
