import { join } from 'node:path'
import type { Rolldown } from 'vite'

type Modules = ReadonlySet<string>
type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/**
 * Names the chunk of a module by who needs it at once, where the bundler by itself makes one for every combination of pages
 * that share something: a visit begins with some twenty scripts instead of ninety. What is asked for later (a page, a
 * question type) stays as the bundler has it, so nothing loads what it does not need.
 * @param root absolute path of the repository
 */
export function chunkOf(root: string): Rolldown.CodeSplittingNameFunction {
  let parts: ReturnType<typeof partsOf> | null = null
  return (id, context) => {
    parts ??= partsOf(root, context)
    // What is asked for by its own name keeps a chunk, however small: the manifest and the page name it.
    if (parts.entries.has(id) || context.getModuleInfo(id)?.dynamicImporters.length) return null
    // Engine and form view, wherever a form is drawn. Smaller as one.
    if (parts.formView.has(id) && !parts.start.has(id) && !parts.alsoElsewhere.has(id)) return 'form'
    if (parts.start.has(id)) return 'start'
    if (parts.shell.has(id)) return parts.signIn.has(id) ? 'controls' : 'shell'
    return parts.dashboard.has(id) ? 'dashboard' : null
  }
}

function partsOf(root: string, context: Context) {
  const at = (path: string) => join(root, 'src', path)
  const entry = at('entries/console.tsx')
  /** The screens of routes, which the router's plugin splits off. */
  const screens = (...routes: readonly string[]) =>
    routes.flatMap((route) => context.getModuleInfo(at(`routes/${route}.tsx`))?.dynamicallyImportedIds ?? [])
  const closure = (ids: readonly string[]): Modules => {
    const found = new Set(ids)
    // A set is walked to its end, however far that moves meanwhile.
    for (const id of found) {
      for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next)
    }
    return found
  }
  return {
    entries: new Set<string>([entry, join(root, 'index.html')]),
    formView: closure([at('form-view/form-view.tsx'), at('shared/form/compile.ts')]),
    /** Screens of the console that draw no form and would have to fetch all of it. */
    alsoElsewhere: closure([
      at('captcha/open-captcha.tsx'),
      ...screens('_session', '_session/_shell', '_session/_shell/$', '_session/project.form'),
    ]),
    start: closure([entry]),
    signIn: closure(screens('login')),
    shell: closure(screens('_session', '_session/_shell', '_session/_shell/$')),
    dashboard: closure([at('features/dashboard/dashboard-page.tsx')]),
  }
}
