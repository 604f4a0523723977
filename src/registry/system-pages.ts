/** The pages of the console that are plugins, by the `component` key of the server's menu (spec 2, T26). */
import definitions from 'virtual:plugins/eager/system-pages/definition'
import renderers from 'virtual:plugins/lazy/system-pages/renderer'
import type { SystemPage } from '#sdk'
import type { AnyPageRenderer } from '#sdk/page'

export interface RegisteredPage {
  /** The folder's name: also the namespace of its texts. */
  readonly id: string
  readonly definition: SystemPage<unknown>
  readonly load: () => Promise<AnyPageRenderer>
}

export const systemPages: ReadonlyMap<string, RegisteredPage> = new Map(
  [...definitions].flatMap(([id, definition]) => {
    const load = renderers.get(id)
    return load ? [[definition.component, { id, definition, load }] as const] : []
  }),
)
