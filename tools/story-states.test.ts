import { existsSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { type ComponentApi, readComponentProps } from '../.ladle/component-props.ts'

/*
 * Every component shows in its stories what its props allow: each state, the four sizes, long words, right to left, and an
 * overlay how it looks open. Props are read from the types, so a component that gets one gets a story with it. Themes, the
 * languages and widths are switches above every story; the walk (e2e/stories) turns them.
 */
const states = ['disabled', 'readOnly', 'invalid', 'error', 'errors', 'loading', 'busy', 'failed', 'empty'] as const

const kit = [...readComponentProps()].filter(([folder, components]) => components.length > 0 && !isUnseen(folder))

test('the kit is read', () => {
  expect(kit.length).toBeGreaterThan(135)
  const props = kit.find(([folder]) => folder === 'date-picker')?.[1].flatMap((component) => component.props) ?? []
  // An own one, one of all controls, and one of all sizes.
  expect(props.map(({ name }) => name)).toEqual(expect.arrayContaining(['min', 'invalid', 'size']))
  expect(props.find(({ name }) => name === 'size')?.control).toEqual(['default', 'medium', 'small', 'mini'])
})

test.each(kit)('%s shows its states', (folder, components) => {
  const file = `design-system/${folder}/${folder}.stories.tsx`
  expect(existsSync(file), file).toBe(true)
  expect(missing(readFileSync(file, 'utf8'), folder, components), file).toEqual([])
})

test('a story that leaves something out is found', () => {
  const lamp: ComponentApi[] = [
    {
      name: 'Lamp',
      props: [
        prop('size', ['default', 'medium', 'small', 'mini']),
        prop('disabled', 'boolean'),
        prop('readOnly', 'boolean'),
        prop('label', 'text'),
      ],
    },
  ]
  const shown = `
    export default { title: 'Design system / Overlays / Lamp' }
    export const Dark = () => <Lamp disabled={false} />
    export const Wired = () => <Plug disabled readOnly />
  `
  expect(missing(shown, 'lamp', lamp)).toEqual([
    'a story with disabled',
    'a story with readOnly',
    'a story “Sizes” with default, medium, small, mini',
    'a story “LongText”',
    'a story “RightToLeft”',
    'a story “Open”',
  ])
  const all = `
    export default { title: 'Design system / Overlays / Lamp' }
    export const OpenWithLongText = () => <Lamp disabled />
    export const RightToLeft = () => <Lamp {...{ readOnly: true }} />
    export const Sizes = () => ['default', 'medium', 'small', 'mini'].map((size) => <Lamp size={size} />)
  `
  expect(missing(all, 'lamp', lamp)).toEqual([])
})

/** What the stories of a folder do not show, as sentences. */
function missing(stories: string, folder: string, components: readonly ComponentApi[]): string[] {
  const source = ts.createSourceFile('x.stories.tsx', stories, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const names = [...stories.matchAll(/^\s*export (?:const|function) ([A-Z]\w*)/gm)].map(([, name = '']) => name)
  const own = new Set([...components.map(({ name }) => name), ...localNames(source)])
  const shown = shownProps(source, own)
  const props = components.flatMap((component) => component.props)
  const sizes = props.find(({ name }) => name === 'size')?.control
  const hasSizes =
    !Array.isArray(sizes) ||
    (names.some((name) => name.includes('Size')) &&
      sizes.every((size) => new RegExp(`[[ '"{]${size}[\\]',}"]`).test(stories)))
  const isOverlay = stories.includes('Design system / Overlays / ')
  return [
    ...states
      .filter((state) => props.some(({ name }) => name === state) && !shown.has(state))
      .map((s) => `a story with ${s}`),
    ...(hasSizes ? [] : [`a story “Sizes” with ${sizes.join(', ')}`]),
    ...(names.some((name) => name.includes('Long')) || isWordless(folder) ? [] : ['a story “LongText”']),
    ...(names.some((name) => name.includes('RightToLeft')) ? [] : ['a story “RightToLeft”']),
    ...(isOverlay && !names.some((name) => name.includes('Open')) ? ['a story “Open”'] : []),
  ]
}

/** Names of props that the stories give to the component or to a part of the story that hands them on; `x={false}` is not given. */
function shownProps(source: ts.SourceFile, own: ReadonlySet<string>): ReadonlySet<string> {
  const shown = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningLikeElement(node) && own.has(node.tagName.getText().split('.')[0] ?? ''))
      for (const attribute of node.attributes.properties)
        if (ts.isJsxAttribute(attribute)) {
          if (attribute.initializer?.getText() !== '{false}') shown.add(attribute.name.getText())
        } else for (const [, name = ''] of attribute.getText().matchAll(/(\w+): /g)) shown.add(name)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return shown
}

/** Parts of the story, and samples that stand in a file beside it. */
function localNames(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement)) {
      if (!statement.moduleSpecifier.getText().startsWith("'./")) return []
      const bindings = statement.importClause?.namedBindings
      return bindings && ts.isNamedImports(bindings) ? bindings.elements.map(({ name }) => name.text) : []
    }
    if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : []
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.map((declaration) => declaration.name.getText())
  })
}

const prop = (name: string, control: 'boolean' | 'text' | readonly string[]) => ({
  name,
  control,
  required: false,
  type: '',
  doc: '',
  byDefault: undefined,
})

/** Carry something to others and draw nothing themselves. */
function isUnseen(folder: string): boolean {
  return ['direction', 'labels', 'live-region', 'size', 'styles', 'tokens', 'visually-hidden'].includes(folder)
}

/**
 * What they say is figures, days or keys, a name that is only heard, or handed in as a whole: nothing of theirs can grow. (The
 * walk makes the texts of all stories four times as long in any case.)
 */
function isWordless(folder: string): boolean {
  return [
    ...[
      'back-top',
      'calendar',
      'color-picker',
      'count-up',
      'date-field',
      'date-input',
      'date-picker',
      'date-range-picker',
      'icon',
    ],
    ...['icon-picker', 'iframe-view', 'image-cropper', 'image-upload', 'infinite-list', 'kbd', 'language-switch'],
    ...['masked-input', 'otp-input', 'pagination', 'password-input', 'phone-input', 'qr-code', 'resizable-panels'],
    ...['right-toolbar', 'route-progress', 'scroll-area', 'signature-pad', 'size-switch', 'skeleton', 'spinner'],
    ...['theme-switch', 'time-picker', 'toolbar', 'virtual-list', 'word-counter', 'avatar'],
  ].includes(folder)
}
