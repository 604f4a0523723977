// What the files of plugins export by default, found by folder (tools/vite/plugins.ts). A role that a kind of plugin gets
// has a line here; a plugin has none.
declare namespace Plugins {
  type Found<T> = ReadonlyMap<string, T>
  type Later<T> = ReadonlyMap<string, () => Promise<T>>

  /** What there is in the folders, for the contract. Paths are those that people would look for. */
  interface Files {
    readonly folders: readonly { readonly id: string; readonly path: string; readonly files: readonly string[] }[]
    readonly modules: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>
    readonly sources: Readonly<Record<string, () => Promise<string>>>
  }
}

declare module 'virtual:plugins/eager/question-types/definition' {
  const found: Plugins.Found<import('#sdk').AnyQuestionType>
  export default found
}
declare module 'virtual:plugins/eager/question-types/validator' {
  const found: Plugins.Found<import('#shared/form/question-type').TypeValidator<never, never>>
  export default found
}
declare module 'virtual:plugins/eager/question-types/formatter' {
  const found: Plugins.Found<import('#shared/form/question-type').TypeFormatter<never, never>>
  export default found
}
declare module 'virtual:plugins/eager/question-types/statistics' {
  const found: Plugins.Found<import('#shared/form/question-type').TypeStatistics<never, never>>
  export default found
}
declare module 'virtual:plugins/eager/question-types/addresses' {
  const found: Plugins.Found<import('#shared/form/question-type').TypeAddresses<never, never>>
  export default found
}
declare module 'virtual:plugins/eager/question-types/posted' {
  const found: Plugins.Found<import('#shared/form/question-type').TypePosted<never>>
  export default found
}
declare module 'virtual:plugins/eager/question-types/icon' {
  const found: Plugins.Found<import('#sdk/designer').AnyIcon>
  export default found
}
declare module 'virtual:plugins/eager/question-types/chart' {
  const found: Plugins.Found<import('#sdk/designer').AnyChart>
  export default found
}
declare module 'virtual:plugins/lazy/question-types/renderer' {
  const found: Plugins.Later<import('#sdk/ui').AnyRenderer>
  export default found
}
declare module 'virtual:plugins/lazy/question-types/plain' {
  const found: Plugins.Later<import('#sdk/ui').AnyRenderer>
  export default found
}
declare module 'virtual:plugins/lazy/question-types/validator' {
  const found: Plugins.Later<import('#shared/form/question-type').TypeValidator<never, never>>
  export default found
}
declare module 'virtual:plugins/lazy/question-types/formatter' {
  const found: Plugins.Later<import('#shared/form/question-type').TypeFormatter<never, never>>
  export default found
}
declare module 'virtual:plugins/lazy/question-types/statistics' {
  const found: Plugins.Later<import('#shared/form/question-type').TypeStatistics<never, never>>
  export default found
}
declare module 'virtual:plugins/lazy/question-types/addresses' {
  const found: Plugins.Later<import('#shared/form/question-type').TypeAddresses<never, never>>
  export default found
}
declare module 'virtual:plugins/lazy/question-types/parse' {
  const found: Plugins.Later<import('#shared/form/question-type').TypeParser<never, never>>
  export default found
}
declare module 'virtual:plugins/lazy/question-types/designer' {
  const found: Plugins.Later<import('#sdk/designer').AnyDesigner>
  export default found
}
declare module 'virtual:plugins/lazy/question-types/chart' {
  const found: Plugins.Later<import('#sdk/designer').AnyChart>
  export default found
}
declare module 'virtual:plugins/lazy/question-types/cell' {
  const found: Plugins.Later<import('#sdk/designer').AnyCell>
  export default found
}
declare module 'virtual:plugins/lazy/question-types/detail' {
  const found: Plugins.Later<import('#sdk/designer').AnyDetail>
  export default found
}
declare module 'virtual:plugins/lazy/question-types/print' {
  const found: Plugins.Later<import('#sdk/designer').AnyPrint>
  export default found
}
declare module 'virtual:plugins/files/question-types' {
  export const folders: Plugins.Files['folders']
  export const modules: Plugins.Files['modules']
  export const sources: Plugins.Files['sources']
}
declare module 'virtual:plugins/eager/form-modes/definition' {
  const found: Plugins.Found<import('#sdk').AnyFormMode>
  export default found
}
declare module 'virtual:plugins/eager/form-modes/public' {
  const found: Plugins.Found<import('#shared/form/form-mode').ModeView<never, never>>
  export default found
}
declare module 'virtual:plugins/eager/form-modes/judge' {
  const found: Plugins.Found<import('#shared/form/form-mode').ModeJudge<never, never, never>>
  export default found
}
declare module 'virtual:plugins/files/form-modes' {
  export const folders: Plugins.Files['folders']
}
declare module 'virtual:plugins/eager/system-pages/definition' {
  const found: Plugins.Found<import('#sdk').SystemPage<unknown>>
  export default found
}
declare module 'virtual:plugins/lazy/system-pages/renderer' {
  const found: Plugins.Later<import('#sdk/page').AnyPageRenderer>
  export default found
}
declare module 'virtual:plugins/files/system-pages' {
  export const folders: Plugins.Files['folders']
  export const modules: Plugins.Files['modules']
  export const sources: Plugins.Files['sources']
}
