import './stories.css'
import { type GlobalProvider, ModeState } from '@ladle/react'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { DirectionProvider } from '#ds/direction'
import { KitLabelsProvider } from '#ds/labels'
import { SizeProvider } from '#ds/size'
import { kitLabelsIn } from './kit-labels.ts'
import { Panel } from './playground/panel.tsx'
import { startPseudo } from './pseudo.ts'
import { previewAddress, type Switches, useSwitches } from './switches.ts'
import { Toolbar } from './toolbar.tsx'

/** The page around every story: the switches, and the desk it lies on. */
export const Provider: GlobalProvider = ({ children, globalState }) => {
  const [switches] = useSwitches()
  useDocument(switches)
  usePseudo(switches.pseudo, globalState.story)
  const key = `${globalState.story} ${switches.lang} ${switches.pseudo}`
  const content = (
    <DirectionProvider dir={directionOf(switches)}>
      <KitLabelsProvider labels={kitLabelsIn(switches.lang)}>
        <SizeProvider size={switches.size}>{children}</SizeProvider>
      </KitLabelsProvider>
    </DirectionProvider>
  )
  if (globalState.mode === ModeState.Preview)
    return (
      <Bare key={key} story={globalState.story}>
        {content}
      </Bare>
    )
  return (
    <div className="flex min-h-full flex-col bg-desk">
      <Toolbar />
      {switches.width === 0 ? (
        <div key={key} className="flex-1 p-6 text-base text-ink max-md:p-4">
          {content}
        </div>
      ) : (
        // A document of its own: media queries, fixed parts and dialogs follow the width too.
        <iframe
          title={`${globalState.story}, ${switches.width} px`}
          src={previewAddress(globalState.story, switches)}
          width={switches.width}
          className="mx-auto my-6 min-h-[80dvh] flex-1 rounded-lg border border-hairline bg-paper"
        />
      )}
      <KitLabelsProvider labels={kitLabelsIn('en')}>
        <Panel story={globalState.story} />
      </KitLabelsProvider>
    </div>
  )
}

function Bare({ story, children }: { story: string; children: ReactNode }) {
  return (
    <main data-story={story} className="min-h-dvh bg-desk p-6 text-base text-ink max-md:p-4">
      {children}
    </main>
  )
}

/** Theme, language and direction on the root element, where dialogs and menus take them from too. */
function useDocument({ look, lang, pseudo, dir }: Switches) {
  const direction = directionOf({ pseudo, dir })
  const tag = pseudo === 'rtl' ? 'ar' : lang
  useLayoutEffect(() => {
    const root = document.documentElement
    const apply = () => {
      if (look === 'system') delete root.dataset.theme
      else if (root.dataset.theme !== look) root.dataset.theme = look
      if (root.lang !== tag) root.lang = tag
      if (root.dir !== direction) root.dir = direction
    }
    apply()
    // Ladle's own parts are in English, whatever the stories are in.
    for (const part of document.querySelectorAll<HTMLElement>('.ladle-aside, .ladle-addons')) {
      part.lang = 'en'
      part.dir = 'ltr'
    }
    // Ladle writes its own light theme and direction once it is up.
    const observer = new MutationObserver(apply)
    observer.observe(root, { attributeFilter: ['data-theme', 'lang', 'dir'] })
    return () => observer.disconnect()
  }, [look, tag, direction])
}

const directionOf = ({ pseudo, dir }: Pick<Switches, 'pseudo' | 'dir'>): 'ltr' | 'rtl' =>
  dir === 'auto' ? (pseudo === 'rtl' ? 'rtl' : 'ltr') : dir

function usePseudo(pseudo: Switches['pseudo'], story: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new story has new texts
  useEffect(() => (pseudo === 'none' ? undefined : startPseudo(pseudo)), [pseudo, story])
}
