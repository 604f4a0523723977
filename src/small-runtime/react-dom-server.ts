// `react-dom/server` of the public page: what draws its first view.
import './unitless.ts'

export { renderToString } from 'preact/compat/server'
