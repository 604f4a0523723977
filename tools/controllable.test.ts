import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

/**
 * A component whose props hold a value and hear its changes must also work without the value: a new control cannot forget
 * it. `Controllable<XProps>` at the component, or a default among the props, is the proof; what it does is tested in
 * .ladle/every-control.browser.test.tsx.
 */
const files = globSync('design-system/*/index.tsx')

test.each(files)('%s', (path) => {
  expect(forgetful(readFileSync(path, 'utf8'))).toEqual([])
})

test('a control that only works with a value is found', () => {
  const lamp = 'export interface LampProps { value: boolean; onChange: (on: boolean) => void }'
  expect(forgetful(`${lamp} export function Lamp(p: LampProps) {}`)).toEqual(['Lamp'])
  expect(
    forgetful('export function Lamp({ checked }: { checked: boolean; onChange: (on: boolean) => void }) {}'),
  ).toEqual(['Lamp'])
  expect(forgetful(`${lamp} export function Lamp(p: Controllable<LampProps>) {}`)).toEqual([])
  expect(
    forgetful(
      'export function Lamp(p: { value?: boolean; defaultValue?: boolean; onChange?: (on: boolean) => void }) {}',
    ),
  ).toEqual([])
  expect(forgetful('export function Lamp(p: { value: boolean }) {}')).toEqual([])
})

const values = ['value', 'checked', 'items', 'filters', 'files', 'images', 'state', 'page']
const listeners = ['onChange', 'onPick']
const answers = /^(Controllable|OwnFiles)</

/** Exported components of a file that hold a value and cannot do without it. */
function forgetful(source: string): string[] {
  const file = ts.createSourceFile('index.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const types = new Map<string, ts.Node>()
  for (const statement of file.statements)
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
      types.set(statement.name.text, statement)
  return file.statements.flatMap((statement) => {
    if (!ts.isFunctionDeclaration(statement) || !statement.name || !/^[A-Z]/.test(statement.name.text)) return []
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
    const type = statement.parameters[0]?.type
    if (!type || answers.test(type.getText())) return []
    const props = membersOf(type, types)
    const held = values.find((name) => props.has(name))
    if (held === undefined || !listeners.some((name) => props.has(name))) return []
    return props.has(`default${held[0]?.toUpperCase()}${held.slice(1)}`) ? [] : [statement.name.text]
  })
}

/** Names of the members of a type, those of the file's own types it is made of included. */
function membersOf(node: ts.Node, types: ReadonlyMap<string, ts.Node>, into = new Set<string>()): ReadonlySet<string> {
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
    const named = types.get(node.typeName.text)
    if (named) membersOf(named, types, into)
  } else if (ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node)) {
    for (const { name } of node.members) if (name && ts.isIdentifier(name)) into.add(name.text)
  } else if (ts.isTypeAliasDeclaration(node)) membersOf(node.type, types, into)
  else if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) {
    for (const part of node.types) membersOf(part, types, into)
  } else if (ts.isParenthesizedTypeNode(node)) membersOf(node.type, types, into)
  return into
}
