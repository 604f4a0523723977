// Before the first paint (tools/vite/first-paint.ts): theme and filters of the last visit on the root element. The console
// does the same again, and heals what is wrong (src/shell/appearance.ts); here a bad value does nothing.
try {
  const root = document.documentElement
  const { appearance, isGrayscale, isInvert } = JSON.parse(localStorage.getItem('formloom.theme-config') ?? '{}')
  if (typeof appearance === 'string' && appearance !== 'system') root.dataset.theme = appearance
  root.style.filter = isGrayscale === true ? 'grayscale(1)' : isInvert === true ? 'invert(80%)' : ''
} catch {
  // No storage, or not JSON: the defaults of the page.
}
