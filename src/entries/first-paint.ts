// Before the first paint (tools/vite/first-paint.ts): theme and filters of the last visit on the root element. The console
// does the same again, and heals what is wrong (src/shell/appearance.ts); here a bad value does nothing. And the scripts
// this visit is going to need, which would otherwise come one after the other: here a wrong guess only costs its bytes.
declare const ahead: {
  readonly texts: Readonly<Record<string, string>>
  readonly signedIn: readonly string[]
  readonly home: readonly string[]
  readonly signIn: readonly string[]
}

let language: unknown
try {
  const root = document.documentElement
  const { appearance, isGrayscale, isInvert, currentI18n } = JSON.parse(
    localStorage.getItem('formloom.theme-config') ?? '{}',
  )
  if (typeof appearance === 'string' && appearance !== 'system') root.dataset.theme = appearance
  root.style.filter = isGrayscale === true ? 'grayscale(1)' : isInvert === true ? 'invert(80%)' : ''
  language = currentI18n
} catch {
  // No storage, or not JSON: the defaults of the page.
}

const isSignedIn = /(?:^|; )Admin-Token=[^;]/.test(document.cookie)
const { pathname } = location
const isHome = pathname === '/' || pathname === '/index'
const wishes = typeof language === 'string' ? [language] : navigator.languages.map((code) => code.toLowerCase())
const wished = wishes.flatMap((code) => [code, code.split('-')[0] ?? '']).find((code) => ahead.texts[code])
const texts = ahead.texts[wished ?? 'zh-cn']
for (const path of [
  ...(texts ? [texts] : []),
  ...(isSignedIn ? ahead.signedIn : []),
  ...(isSignedIn && isHome ? ahead.home : []),
  ...(!isSignedIn && (isHome || pathname === '/login') ? ahead.signIn : []),
]) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  // As the page's own, or the browser would fetch it twice.
  link.crossOrigin = ''
  link.href = path
  document.head.append(link)
}

// A module to the checker, so that these names are nobody else's; the line is taken out again.
export {}
