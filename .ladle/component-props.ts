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
  const all = new Map<string, ts.Symbol>()
  for (const prop of members.flatMap((member) => checker.getPropertiesOfType(member))) {
    const known = all.get(prop.name)
    // One member may forbid what another takes.
    if (!known || isForbidden(known, checker)) all.set(prop.name, prop)
  }
  return [...all.values()]
}

function isForbidden(prop: ts.Symbol, checker: ts.TypeChecker): boolean {
  return (checker.getNonNullableType(checker.getTypeOfSymbol(prop)).flags & ts.TypeFlags.Never) !== 0
}

function describe(prop: ts.Symbol, checker: ts.TypeChecker): ComponentProp[] {
  const declared = prop.declarations?.[0]
  const isReacts = declared?.getSourceFile().fileName.includes('node_modules') ?? false
  if (isReacts && prop.name !== 'disabled') return []
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop))
  const tags = prop.getJsDocTags(checker)
  const control = isForbidden(prop, checker) ? undefined : controlOf(declared, type, checker)
  const byDefault = tags.find(({ name }) => name === 'default')?.text
  return [
    {
      name: prop.name,
      required: (prop.flags & ts.SymbolFlags.Optional) === 0,
      type: written(prop, type, control, checker),
      doc: ts.displayPartsToString(prop.getDocumentationComment(checker)).replaceAll('\n', ' '),
      byDefault: byDefault && ts.displayPartsToString(byDefault),
      control,
    },
  ]
}

/** The values where they are few, else the type as it stands in the source: `ReactNode`, not what it is made of. */
function written(prop: ts.Symbol, type: ts.Type, control: ComponentProp['control'], checker: ts.TypeChecker): string {
  if (Array.isArray(control))
    return control.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(' | ')
  const source = typeNode(prop.declarations?.[0])?.getText()
  return source?.replace(/\s+/g, ' ').replace(/ \| undefined$/, '') ?? checker.typeToString(type)
}

function controlOf(
  declared: ts.Declaration | undefined,
  type: ts.Type,
  checker: ts.TypeChecker,
): ComponentProp['control'] {
  if (type.flags & ts.TypeFlags.String || typeNode(declared)?.getText() === 'ReactNode') return 'text'
  if (type.flags & ts.TypeFlags.Number) return 'number'
  const members = type.isUnion() ? type.types : [type]
  if (members.every((member) => member.flags & ts.TypeFlags.BooleanLike)) return 'boolean'
  const values = members.flatMap((member) =>
    member.isStringLiteral() || member.isNumberLiteral() ? [member.value] : [],
  )
  if (values.length === members.length) return order(values)
  return checker.typeToString(type) === 'ReactNode' ? 'text' : undefined
}

/** As written in the kit, from large to small: the compiler keeps the order in which it met them first. */
function order(values: readonly (string | number)[]): readonly (string | number)[] {
  const sizes: readonly (string | number)[] = ['default', 'medium', 'small', 'mini']
  return values.every((value) => sizes.includes(value)) ? sizes.filter((size) => values.includes(size)) : values
}

function typeNode(declared: ts.Declaration | undefined): ts.TypeNode | undefined {
  return declared && ts.isPropertySignature(declared) ? declared.type : undefined
}
