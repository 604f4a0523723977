import tailwindcss from '@tailwindcss/vite'
import { locales } from '../tools/vite/locales.ts'

/** Ladle carries its own Vite 6: it gets Tailwind and the texts of the stories, nothing else of the app's plugins. */
export default {
  plugins: [tailwindcss(), locales()],
  server: { host: '127.0.0.1', open: 'none' },
  build: { target: 'es2023' },
}
