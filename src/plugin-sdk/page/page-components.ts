import { systemPages } from '../../registry/system-pages.ts'
import { screens } from '../../shell/screens.ts'

/** Every `component` a menu entry may name, in alphabetical order: pages that are plugins and those of the core. */
export const pageComponents = (): readonly string[] =>
  [...new Set([...systemPages.keys(), ...Object.keys(screens)])].toSorted()
