import { globSync } from 'node:fs'
import { relative, sep } from 'node:path'
import ts from 'typescript'

/** A prop as its type says it. */
export interface ComponentProp {
  name: string
  required: boolean
  /** As one would write it: `'start' | 'end'`. */
  type: string
  /** Its comment, without tags. */
  doc: string
  /** What `@default` says. */
  byDefault: string | undefined
  /** What a reviewer can turn it to; undefined for functions, lists and the like. */
  control: 'boolean' | 'text' | 'number' | readonly (string | number)[] | undefined
}

export interface ComponentApi {
  name: string
  props: readonly ComponentProp[]
}

/**
 * The props of every component that a folder of the kit exports, read with the compiler, so that inherited ones are there too.
 * Takes a few seconds for the whole kit. Attributes that React gives every element are left out, but for `disabled`.
 *
 * @returns components by folder: `date-picker` → DatePicker …
 */
export function readComponentProps(root = process.cwd()): ReadonlyMap<string, readonly ComponentApi[]> {
  const config = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile).config
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const files = globSync('design-system/*/index.tsx', { cwd: root }).map((file) => `${root}/${file}`)
  const program = ts.createProgram(files, { ...options, noEmit: true, types: [] })
  const checker = program.getTypeChecker()
  return new Map(
    files.toSorted().map((file) => {
      const source = program.getSourceFile(file)
      const module = source && checker.getSymbolAtLocation(source)
      const folder = relative(`${root}/design-system`, file).split(sep)[0] ?? ''
      const exported = module ? checker.getExportsOfModule(module) : []
      return [folder, exported.flatMap((symbol) => apiOf(symbol, checker))]
    }),
  )
}

function apiOf(exported: ts.Symbol, checker: ts.TypeChecker): ComponentApi[] {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
  if (!/^[A-Z][a-z]/.test(exported.name) || !(symbol.flags & ts.SymbolFlags.Value)) return []
  const type = checker.getTypeOfSymbol(symbol)
  const signature = type.getCallSignatures()[0] ?? type.getConstructSignatures()[0]
  if (!signature) return []
  const parameter = signature.parameters[0]
  const props = parameter ? partsOf(checker.getTypeOfSymbol(parameter), checker) : []
  return [{ name: exported.name, props: props.flatMap((prop) => describe(prop, checker)) }]
}

/** Of every member of a union of props, once: a date picker takes those of one day and those of several. */
function partsOf(type: ts.Type, checker: ts.TypeChecker): ts.Symbol[] {
  const members = type.isUnion() ? type.types : [type]
  const all = new Map(members.flatMap((member) => checker.getPropertiesOfType(member).map((prop) => [prop.name, prop])))
  return [...all.values()]
}

function describe(prop: ts.Symbol, checker: ts.TypeChecker): ComponentProp[] {
  const declared = prop.declarations?.[0]
  const isReacts = declared?.getSourceFile().fileName.includes('node_modules') ?? false
  if (isReacts && prop.name !== 'disabled') return []
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop))
  const tags = prop.getJsDocTags(checker)
  const byDefault = tags.find(({ name }) => name === 'default')?.text
  return [
    {
      name: prop.name,
      required: (prop.flags & ts.SymbolFlags.Optional) === 0,
      type: checker.typeToString(type, undefined, ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope),
      doc: ts.displayPartsToString(prop.getDocumentationComment(checker)).replaceAll('\n', ' '),
      byDefault: byDefault && ts.displayPartsToString(byDefault),
      control: controlOf(type, checker),
    },
  ]
}

function controlOf(type: ts.Type, checker: ts.TypeChecker): ComponentProp['control'] {
  if (type.flags & ts.TypeFlags.String || type.aliasSymbol?.name === 'ReactNode') return 'text'
  if (type.flags & ts.TypeFlags.Number) return 'number'
  const members = type.isUnion() ? type.types : [type]
  if (members.every((member) => member.flags & ts.TypeFlags.BooleanLike)) return 'boolean'
  const values = members.flatMap((member) =>
    member.isStringLiteral() || member.isNumberLiteral() ? [member.value] : [],
  )
  if (values.length === members.length) return values
  return checker.typeToString(type) === 'ReactNode' ? 'text' : undefined
}
