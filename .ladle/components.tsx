import './stories.css'
import { type GlobalProvider, ThemeState } from '@ladle/react'
import { useEffect } from 'react'

/** Ties Ladle's theme switch to our tokens. `?lang=th` shows a story with another language's faces and line heights. */
export const Provider: GlobalProvider = ({ children, globalState }) => {
  const theme = globalState.theme === ThemeState.Dark ? 'dark' : 'light'
  useEffect(() => {
    document.documentElement.dataset.theme = theme
    document.documentElement.lang = new URLSearchParams(location.search).get('lang') ?? 'zh-cn'
  }, [theme])
  return <main className="min-h-dvh bg-desk p-6 text-base text-ink">{children}</main>
}
