import tailwindcss from '@tailwindcss/vite'

/** Ladle carries its own Vite 6: it gets Tailwind and nothing of the app's plugins. */
export default {
  plugins: [tailwindcss()],
  server: { host: '127.0.0.1', open: 'none' },
  build: { target: 'es2023' },
}
