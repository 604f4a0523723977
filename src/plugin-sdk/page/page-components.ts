import { frameComponent, linkComponent } from '#shared/contract/menu'
import { screens } from '../../registry/screens.ts'
import { systemPages } from '../../registry/system-pages.ts'

/** Every `component` a menu entry may name, in alphabetical order: plugins, the core's and those for outside addresses. */
export const pageComponents = (): readonly string[] =>
  [...new Set([...systemPages.keys(), ...Object.keys(screens), frameComponent, linkComponent])].toSorted()
