import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { peerVersion } from '../peer.ts'
import { note, reportFact, reportRow } from '../row.ts'
import { common } from './build-page.ts'

interface Size {
  readonly gzip: number
  readonly brotli: number
}

interface Cost {
  /** Script that is there at once. */
  readonly now: Size
  /** Script fetched when it is first needed. */
  readonly later: Size
  readonly css: Size
}

/** Kit cost: each component alone, and sets that do the same beside antd and Radix Themes. React is outside everywhere. */
export const measureSizes = async (): Promise<void> => {
  note('kit: size of every component')
  const folder = join(process.cwd(), '.cache/bench-kit/entries')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const components = componentFolders()
  const costs: { name: string; cost: Cost }[] = []
  for (const name of components) {
    const entry = join(folder, `${name}.ts`)
    writeFileSync(entry, `export * from '${join(process.cwd(), `design-system/${name}/index.tsx`)}'\n`)
    costs.push({ name, cost: await costOf(entry) })
  }
  reportComponents(costs)
  note('kit: sets beside antd and Radix Themes')
  await reportSets()
}

async function reportSets(): Promise<void> {
  const style = (await costOf(join(process.cwd(), 'bench/kit/pages/style.ts'))).css
  const cost = async (file: string): Promise<Cost> => costOf(join(process.cwd(), file))
  const [ours, antd] = [await cost('bench/kit/pages/set-ours.ts'), await cost('bench/peers/pages/set-antd.ts')]
  const [oursSmall, radix] = [
    await cost('bench/kit/pages/set-small-ours.ts'),
    await cost('bench/peers/pages/set-radix-themes.ts'),
  ]
  const antdName = `antd ${peerVersion('antd')}`
  const radixName = `Radix Themes ${peerVersion('@radix-ui/themes')}`
  for (const { figure, mine, theirs, name } of [
    { figure: 'kit: 20 components, script and style', mine: ours, theirs: antd, name: antdName },
    { figure: 'kit: the 13 Radix Themes has, script and style', mine: oursSmall, theirs: radix, name: radixName },
  ])
    for (const method of ['brotli', 'gzip'] as const)
      reportRow({
        figure: `${figure}, ${method}`,
        ours: mine.now[method] + style[method],
        unit: 'kB',
        beside: { name, value: theirs.now[method] + theirs.css[method] },
        target: { ratioAtLeast: 1 },
      })
  reportFact(
    `Our style sheet is that of the whole kit, ${show(style)}; of ${radixName} ${show(radix.css)}, also whole; ${antdName} makes its own in script. ` +
      `Scripts alone: ours ${show(ours.now)} and, the smaller set, ${show(oursSmall.now)}; antd ${show(antd.now)}; Radix Themes ${show(radix.now)}. ` +
      'gzip / brotli, minified, React outside.',
  )
}

function reportComponents(costs: readonly { name: string; cost: Cost }[]): void {
  const byWeight = costs.toSorted((left, right) => right.cost.now.brotli - left.cost.now.brotli)
  const middle = byWeight[byWeight.length >> 1]
  const rows = costs.map(({ name, cost: { now, later } }) => {
    const cells = [name, kB(now.gzip), kB(now.brotli), later.brotli > 0 ? kB(later.brotli) : '']
    return `| ${cells.join(' | ')} |`
  })
  const file = join(process.cwd(), 'bench/results/kit-sizes.md')
  mkdirSync(join(process.cwd(), 'bench/results'), { recursive: true })
  writeFileSync(
    file,
    ['| component | gzip kB | brotli kB | later, brotli kB |', '|---|--:|--:|--:|', ...rows, ''].join('\n'),
  )
  const some = byWeight.slice(0, 5).map(({ name, cost }) => `${name} ${show(cost.now)}`)
  reportFact(
    `${costs.length} components, each built alone: middle one ${middle ? show(middle.cost.now) : 'none'}, largest ${some.join(', ')}. ` +
      'All of them: bench/results/kit-sizes.md.',
  )
}

/** Folders of the design system that hold a component: those whose index can be imported. */
function componentFolders(): string[] {
  const root = join(process.cwd(), 'design-system')
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name)
    .filter((name) => readdirSync(join(root, name)).includes('index.tsx'))
    .sort()
}

async function costOf(entry: string): Promise<Cost> {
  const results = await build({
    ...common,
    // Vite compiles JSX by itself; only a style sheet needs more, and a hundred builds are many.
    plugins: entry.endsWith('style.ts') ? (common.plugins ?? []) : [],
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      // The console splits style sheets, and so would anyone.
      cssCodeSplit: true,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        output: { format: 'es' },
      },
    },
  })
  // Without `watch` it is an object or a list of them.
  const outputs = [results].flat().flatMap((result) => ('output' in result ? result.output : []))
  const chunks = outputs.filter((output) => output.type === 'chunk')
  const wanted = new Set(chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName))
  for (const name of wanted)
    for (const imported of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) wanted.add(imported)
  const total = (code: readonly (string | Uint8Array)[]): Size => ({
    gzip: sum(code.map((text) => gzipSync(text, { level: 9 }).length)) / 1000,
    brotli: sum(code.map((text) => brotliCompressSync(text).length)) / 1000,
  })
  return {
    now: total(chunks.filter((chunk) => wanted.has(chunk.fileName)).map(({ code }) => code)),
    later: total(chunks.filter((chunk) => !wanted.has(chunk.fileName)).map(({ code }) => code)),
    css: total(
      outputs
        .filter((output) => output.type === 'asset')
        .filter(({ fileName }) => fileName.endsWith('.css'))
        .map(({ source }) => source),
    ),
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const kB = (value: number): string => value.toFixed(1)
const show = ({ gzip, brotli }: Size): string => `${kB(gzip)} / ${kB(brotli)} kB`
