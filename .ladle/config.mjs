export default {
  stories: ['.ladle/pages/*.stories.tsx', '{design-system,plugins,src}/**/*.stories.tsx'],
  viteConfig: `${process.cwd()}/.ladle/vite.config.ts`,
  outDir: 'build',
  // Relative addresses: the build can be put in any folder of any host.
  base: './',
  defaultStory: 'overview--components--all',
  storyOrder: [
    'overview--components*',
    'overview--how-to-choose*',
    'overview*',
    'design-system--foundations*',
    'design-system--actions*',
    'design-system--inputs*',
    'design-system--choices*',
    'design-system--data*',
    'design-system--navigation*',
    'design-system--overlays*',
    'design-system--feedback*',
    'design-system--layout*',
    'question-types*',
    'screens*',
    '*',
  ],
  // Theme, direction and width have switches of ours above the story (.ladle/toolbar.tsx).
  addons: {
    theme: { enabled: false, defaultState: 'light' },
    rtl: { enabled: false, defaultState: false },
    width: { enabled: false, defaultState: 0 },
    ladle: { enabled: false },
    a11y: { enabled: true },
  },
  hotkeys: { darkMode: [], rtl: [], width: [] },
}
