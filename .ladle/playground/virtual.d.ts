declare module 'virtual:component-props' {
  const components: Readonly<Record<string, readonly import('../component-props.ts').ComponentApi[]>>
  export default components
}
