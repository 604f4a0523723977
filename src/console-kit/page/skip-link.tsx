import { useT } from '#src/i18n/use-t.ts'

export const mainId = 'main'

/** The first stop of the Tab key: past menu and header (ux C6). */
export function SkipLink() {
  const t = useT('shell')
  return (
    <a
      href={`#${mainId}`}
      className="sr-only z-palette rounded-md bg-paper font-medium text-accent-text shadow-menu focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:px-4 focus:py-2"
      onClick={(event) => {
        // Not a navigation: the address keeps its meaning.
        event.preventDefault()
        document.getElementById(mainId)?.focus()
      }}
    >
      {t('skip')}
    </a>
  )
}
