declare module 'virtual:locales/fill' {
  const languages: Record<string, () => Promise<{ default: Record<string, Record<string, string>> }>>
  export default languages
}
declare module 'virtual:locales/admin' {
  const languages: Record<string, () => Promise<{ default: Record<string, Record<string, string>> }>>
  export default languages
}
