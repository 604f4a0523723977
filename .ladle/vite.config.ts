import tailwindcss from '@tailwindcss/vite'
import { locales } from '../tools/vite/locales.ts'
import { plugins } from '../tools/vite/plugins.ts'
import { playground } from './playground/vite-plugin.ts'

/** Ladle carries its own Vite 6: it gets Tailwind, the plugins, the texts of the stories and their playground, nothing else of the app's plugins. */
export default {
  plugins: [playground(), plugins(), tailwindcss(), locales()],
  server: { host: '127.0.0.1', open: 'none' },
  build: { target: 'es2023' },
}
