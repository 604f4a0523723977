export default {
  stories: '{design-system,plugins,src}/**/*.stories.tsx',
  viteConfig: `${process.cwd()}/.ladle/vite.config.ts`,
  outDir: 'build',
  defaultStory: 'design-system--foundations--colours',
  addons: {
    theme: { enabled: true, defaultState: 'light' },
    rtl: { enabled: true, defaultState: false },
    a11y: { enabled: true },
  },
}
