import { useEffect, useState } from 'react'

/** The #rrggbb a colour token has on the root element now, also after the theme was turned; undefined before the first read. */
export function useColor(name: string): string | undefined {
  const [color, setColor] = useState<string>()
  useEffect(() => {
    const read = () => {
      const value = getComputedStyle(document.documentElement).getPropertyValue(`--ds-${name}`).trim()
      // A build shortens #ffffff to #fff.
      setColor(value.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3') || undefined)
    }
    read()
    const observer = new MutationObserver(read)
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [name])
  return color
}
