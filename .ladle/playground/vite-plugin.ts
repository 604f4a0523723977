import { existsSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { readComponentProps } from '../component-props.ts'

/** As much of Vite's plugin as is used: Ladle brings a Vite of its own. */
interface Plugin {
  name: string
  enforce: 'pre'
  resolveId: (id: string, importer: string | undefined) => string | undefined
  load: (id: string) => string | undefined
}

const story = /\/design-system\/([\w-]+)\/[\w-]+\.stories\.tsx$/
const runtime = /^react\/(jsx-runtime|jsx-dev-runtime)$/
const ours = '\0playground-jsx:'

/**
 * Makes every story of the kit a playground, without a line in the story: its elements are made by a JSX runtime of ours
 * (playable.ts), and `virtual:component-props` says which props there are to turn.
 */
export function playground(root = process.cwd()): Plugin {
  return {
    name: 'formloom:playground',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === 'virtual:component-props') return `\0${id}`
      const folder = importer && story.exec(importer.split(sep).join('/').split('?')[0] ?? '')?.[1]
      const kind = runtime.exec(id)?.[1]
      // Foundations are pages, no component.
      if (!folder || !kind || !existsSync(resolve(root, `design-system/${folder}/index.tsx`))) return undefined
      return `${ours}${folder}/${kind}`
    },
    load(id) {
      if (id === '\0virtual:component-props')
        return `export default ${JSON.stringify(Object.fromEntries(readComponentProps(root)))}`
      if (!id.startsWith(ours)) return undefined
      const [folder, kind] = id.slice(ours.length).split('/')
      const path = (file: string) => JSON.stringify(resolve(root, file).split(sep).join('/'))
      return [
        `import * as react from 'react/${kind}'`,
        `import * as exported from ${path(`design-system/${folder}/index.tsx`)}`,
        `import { playable } from ${path('.ladle/playground/playable.ts')}`,
        'const of = playable(exported)',
        'export const Fragment = react.Fragment',
        ...(kind === 'jsx-runtime' ? ['jsx', 'jsxs'] : ['jsxDEV']).map(
          (make) => `export const ${make} = (type, ...rest) => react.${make}(of(type), ...rest)`,
        ),
      ].join('\n')
    },
  }
}
