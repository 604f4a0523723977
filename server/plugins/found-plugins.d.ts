// What only the server finds in the folders of plugins; the rest is in src/registry/found-plugins.d.ts.
declare module 'virtual:plugins/eager/question-types/server' {
  const found: Plugins.Found<import('#sdk/server').ServerHalf<import('#sdk').AnyQuestionType>>
  export default found
}
declare module 'virtual:plugins/eager/system-pages/server/module' {
  const found: Plugins.Found<import('#server/kernel/module').AnyModule>
  export default found
}
declare module 'virtual:plugins/every/system-pages/migrations' {
  const found: Plugins.Found<
    readonly {
      readonly name: string
      readonly module: import('#server/db/migrate').MigrationModule
      readonly source: string
    }[]
  >
  export default found
}
declare module 'virtual:plugins/texts/system-pages' {
  /** By language. */
  const found: Plugins.Found<Readonly<Record<string, { readonly server?: Readonly<Record<string, string>> }>>>
  export default found
}
