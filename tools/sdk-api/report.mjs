// The public face of the plugin SDK as text: what each door exports, and what these declarations are made of.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { sdkVersion } from '../../src/plugin-sdk/version.ts'

/**
 * Reports by file name: one for each `#sdk…` of package.json, and one for what stands behind them. Comments are left out:
 * a better explanation changes nothing for plugins.
 */
export const sdkReports = (root) => {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const doors = Object.entries(imports).filter(([name]) => /^#sdk(\/|$)/.test(name))
  const files = declarationFiles(
    root,
    doors.map(([, path]) => join(root, path)),
  )
  const reports = {}
  const reached = new Map()
  const exported = new Set()
  for (const [name, path] of doors) {
    const lines = []
    for (const [as, { file, local }] of [...files.exportsOf(join(root, path))].sort(byName)) {
      const printed = files.print(file, local)
      exported.add(`${file} ${local}`)
      if (as !== local) lines.push(`// ${as}:`)
      lines.push(...(printed ?? [`export { ${as} } // of ${files.shown(file)}`]))
      files.reach(file, local, reached)
    }
    reports[`${name.slice(1).replaceAll('/', '-')}.md`] = document(`\`${name}\``, [['', lines]])
  }
  const parts = [...reached]
    .map(([file, names]) => [
      files.shown(file),
      [...names].sort().flatMap((local) => (exported.has(`${file} ${local}`) ? [] : (files.print(file, local) ?? []))),
    ])
    .filter(([, lines]) => lines.length > 0)
    .sort(byName)
  reports['behind-the-doors.md'] = document('What the exports are made of', parts)
  return reports
}

const byName = ([a], [b]) => (a < b ? -1 : 1)

const document = (title, parts) =>
  [
    `# ${title}`,
    '',
    `SDK ${sdkVersion}. Written by \`npm run sdk-api\`, never by hand.`,
    ...parts.flatMap(([heading, lines]) => ['', ...(heading ? [`## ${heading}`, ''] : []), '```ts', ...lines, '```']),
    '',
  ].join('\n')

/** Emits declarations file by file, as far as they are asked for. */
function declarationFiles(root, doors) {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    // `noCheck`: whether the types hold is another check's business.
    {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      incremental: false,
      noCheck: true,
      outDir: '/dev/null',
    },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  )
  const options = { ...config.options, tsBuildInfoFile: undefined }
  const ambient = config.fileNames.filter((file) => /\.d\.ts$/.test(file))
  const program = ts.createProgram([...doors, ...ambient], options)
  const printer = ts.createPrinter({ removeComments: true })
  const cache = new Map()

  const isOurs = (file) =>
    !file.includes('/node_modules/') && !file.startsWith(join(root, 'design-system')) && file.startsWith(root)

  const resolve = (specifier, from) => {
    const { resolvedModule } = ts.resolveModuleName(specifier, from, options, ts.sys)
    return resolvedModule?.resolvedFileName
  }

  /** Top-level names of the declarations of a file, its imports, and what it passes on. */
  const read = (file) => {
    const known = cache.get(file)
    if (known) return known
    const source = program.getSourceFile(file)
    let text = ''
    if (source?.isDeclarationFile) text = source.text
    else if (source) program.emit(source, (_, content) => (text = content), undefined, true)
    const tree = ts.createSourceFile(file.replace(/\.tsx?$/, '.d.ts'), text, ts.ScriptTarget.Latest, true)
    const found = { tree, own: new Map(), imported: new Map(), exports: new Map(), stars: [] }
    cache.set(file, found)
    for (const statement of tree.statements) {
      const target = statement.moduleSpecifier && resolve(statement.moduleSpecifier.text, file)
      if (ts.isImportDeclaration(statement)) {
        const { name, namedBindings } = statement.importClause ?? {}
        if (name) found.imported.set(name.text, { file: target, name: 'default' })
        if (namedBindings && ts.isNamedImports(namedBindings))
          for (const each of namedBindings.elements)
            found.imported.set(each.name.text, { file: target, name: (each.propertyName ?? each.name).text })
      } else if (ts.isExportDeclaration(statement)) {
        if (!statement.exportClause) found.stars.push(target)
        else if (ts.isNamedExports(statement.exportClause))
          for (const each of statement.exportClause.elements) {
            const name = (each.propertyName ?? each.name).text
            found.exports.set(each.name.text, target ? { file: target, name } : { local: name })
          }
      } else {
        for (const name of namesOf(statement)) {
          found.own.set(name, [...(found.own.get(name) ?? []), statement])
          const modifiers = statement.modifiers?.map(({ kind }) => kind) ?? []
          if (modifiers.includes(ts.SyntaxKind.DefaultKeyword)) found.exports.set('default', { local: name })
          else if (modifiers.includes(ts.SyntaxKind.ExportKeyword)) found.exports.set(name, { local: name })
        }
      }
    }
    return found
  }

  /** Where a name that a file exports is declared. Null: not in this repository, or in the design system. */
  const follow = (file, name, seen = new Set()) => {
    if (!file || !isOurs(file) || seen.has(`${file} ${name}`)) return null
    seen.add(`${file} ${name}`)
    const { exports, stars, own, imported } = read(file)
    const passed = exports.get(name)
    if (passed?.file) return follow(passed.file, passed.name, seen)
    const local = passed?.local ?? name
    if (own.has(local)) return { file, local }
    if (imported.has(local)) return follow(imported.get(local).file, imported.get(local).name, seen)
    for (const star of stars) {
      const found = follow(star, name, seen)
      if (found) return found
    }
    return null
  }

  const exportsOf = (file, seen = new Set()) => {
    const found = new Map()
    if (!file || seen.has(file) || !isOurs(file)) return found
    seen.add(file)
    const { exports, stars } = read(file)
    for (const star of stars) for (const [name, place] of exportsOf(star, seen)) found.set(name, place)
    for (const [name, passed] of exports)
      found.set(name, follow(file, name) ?? { file: passed.file ?? file, local: passed.name ?? name })
    return found
  }

  /** Adds what a declaration mentions, and what that mentions. */
  const reach = (file, local, reached) => {
    if (!isOurs(file)) return
    const names = reached.get(file) ?? new Set()
    if (names.has(local)) return
    reached.set(file, names.add(local))
    const { own, imported } = read(file)
    const visit = (node) => {
      if (ts.isImportTypeNode(node) && node.qualifier && ts.isLiteralTypeNode(node.argument)) {
        const place = follow(resolve(node.argument.literal.text, file), leftmost(node.qualifier))
        if (place) reach(place.file, place.local, reached)
      } else if (ts.isIdentifier(node)) {
        if (own.has(node.text)) reach(file, node.text, reached)
        else if (imported.has(node.text)) {
          const place = follow(imported.get(node.text).file, imported.get(node.text).name)
          if (place) reach(place.file, place.local, reached)
        }
      }
      ts.forEachChild(node, visit)
    }
    for (const statement of own.get(local) ?? []) visit(statement)
  }

  return {
    exportsOf,
    reach,
    shown: (file) => relative(root, file).replaceAll('\\', '/'),
    /** Undefined: it is declared by a package or by the design system. */
    print: (file, local) =>
      isOurs(file)
        ? read(file)
            .own.get(local)
            ?.flatMap((statement) =>
              printer.printNode(ts.EmitHint.Unspecified, statement, read(file).tree).replaceAll('\r', '').split('\n'),
            )
        : undefined,
  }
}

const leftmost = (name) => (ts.isQualifiedName(name) ? leftmost(name.left) : name.text)

const namesOf = (statement) => {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []))
  return statement.name && ts.isIdentifier(statement.name) ? [statement.name.text] : []
}
