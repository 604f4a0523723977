import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Modules = ReadonlySet<string>
type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/**
 * Names the chunk of a module by who needs it at once, where the bundler by itself makes one for every combination of pages
 * that share something: a visit begins with some twenty scripts instead of ninety. What is asked for later (a page, a
 * question type, whatever the public page may fetch) stays as the bundler has it, so nothing loads what it does not need.
 * @param root absolute path of the repository
 */
export function chunkOf(root: string): Rolldown.CodeSplittingNameFunction {
  const ofThePage = join(root, 'src/features/fill')
  let parts: ReturnType<typeof partsOf> | null = null
  return (id, context) => {
    parts ??= partsOf(root, context)
    // What is asked for by its own name keeps a chunk, however small: the manifest and the page name it.
    if (parts.entries.has(id) || context.getModuleInfo(id)?.dynamicImporters.length) return null
    if (parts.fill.has(id) && parts.start.has(id)) return 'base'
    // The list of question types grows with them and is weighed apart from what every form needs.
    if (id === join(root, 'src/registry/question-types.fill.ts')) return 'types'
    // Engine and form view: the public page needs all of it, and the console wherever a form is drawn. Smaller as one.
    // Nothing of the page itself: that imports the page's entry, which would then run in the console.
    if (parts.filling.has(id) && !parts.fill.has(id) && !parts.alsoElsewhere.has(id) && !id.startsWith(ofThePage))
      return 'form'
    if (parts.onPublicPage.has(id)) return null
    if (parts.start.has(id)) return 'start'
    if (parts.shell.has(id)) return parts.signIn.has(id) ? 'controls' : 'shell'
    return parts.dashboard.has(id) ? 'dashboard' : null
  }
}

function partsOf(root: string, context: Context) {
  const at = (path: string) => join(root, 'src', path)
  const entries = { console: at('entries/console.tsx'), fill: at('entries/fill.tsx') }
  /** The screens of routes, which the router's plugin splits off. */
  const screens = (...routes: readonly string[]) =>
    routes.flatMap((route) => context.getModuleInfo(at(`routes/${route}.tsx`))?.dynamicallyImportedIds ?? [])
  const closure = (ids: readonly string[], withLater = false): Modules => {
    const found = new Set(ids)
    // A set is walked to its end, however far that moves meanwhile.
    for (const id of found) {
      const info = context.getModuleInfo(id)
      for (const next of info?.importedIds ?? []) found.add(next)
      if (withLater) for (const next of info?.dynamicallyImportedIds ?? []) found.add(next)
    }
    return found
  }
  return {
    entries: new Set<string>([...Object.values(entries), join(root, 'index.html'), join(root, 'fill.html')]),
    fill: closure([entries.fill]),
    filling: closure([at('features/fill/filling.ts')]),
    /** Screens of the console that draw no form and would have to fetch all of it. */
    alsoElsewhere: closure([
      at('captcha/open-captcha.tsx'),
      ...screens('_session', '_session/_shell', '_session/_shell/$', '_session/project.form'),
    ]),
    onPublicPage: closure([entries.fill], true),
    start: closure([entries.console]),
    signIn: closure(screens('login')),
    shell: closure(screens('_session', '_session/_shell', '_session/_shell/$')),
    dashboard: closure([at('features/dashboard/dashboard-page.tsx')]),
  }
}
