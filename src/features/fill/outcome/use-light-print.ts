import { useEffect } from 'react'

/** Paper is white: whatever the screen's theme, what is printed is ink on paper. */
export const useLightPrint = (): void => {
  useEffect(() => {
    const { dataset } = document.documentElement
    let own: string | undefined
    const before = () => {
      own = dataset.theme
      dataset.theme = 'light'
    }
    const after = () => {
      if (own === undefined) delete dataset.theme
      else dataset.theme = own
    }
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
}
