// Texts a source asks for: `t('hint')` by name, t(`state.${state}`) by what the expression can be.
import ts from 'typescript'

export interface Asked {
  /** Keys asked for by name. */
  readonly literal: readonly string[]
  /** Of keys put together: those that must exist because a sibling of the same list of words does. */
  readonly together: (has: (key: string) => boolean) => readonly string[]
  /** What keys put together begin with. */
  readonly prefixes: readonly string[]
}

export const askedKeys = (source: string): Asked => {
  const file = ts.createSourceFile('asked.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const literal: string[] = []
  const templates: { prefix: string; suffix: string; never: readonly string[] }[] = []
  const groups: string[][] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /(^|\.)t$/.test(node.expression.getText(file)) && node.arguments[0])
      ask(node.arguments[0])
    if (ts.isUnionTypeNode(node))
      groups.push(node.types.flatMap((type) => (ts.isLiteralTypeNode(type) ? words(type.literal) : [])))
    if (ts.isArrayLiteralExpression(node)) groups.push(node.elements.flatMap(words))
    if (ts.isConditionalExpression(node)) groups.push([...words(node.whenTrue), ...words(node.whenFalse)])
    ts.forEachChild(node, visit)
  }
  const ask = (argument: ts.Expression): void => {
    if (ts.isStringLiteralLike(argument)) literal.push(argument.text)
    else if (ts.isConditionalExpression(argument)) {
      ask(argument.whenTrue)
      ask(argument.whenFalse)
    } else if (ts.isTemplateExpression(argument)) {
      const [span, ...more] = argument.templateSpans
      if (span && more.length === 0)
        templates.push({
          prefix: argument.head.text,
          suffix: span.literal.text,
          never: excludedBefore(argument, span.expression.getText(file), file),
        })
      else templates.push({ prefix: argument.head.text, suffix: '\0', never: [] })
    }
  }
  visit(file)
  return {
    literal,
    prefixes: templates.map(({ prefix }) => prefix),
    together: (has) =>
      templates.flatMap(({ prefix, suffix, never }) =>
        suffix === '\0'
          ? []
          : groups.flatMap((group) => {
              const keys = [...new Set(group)]
                .filter((word) => !never.includes(word))
                .map((word) => `${prefix}${word}${suffix}`)
              // Half of them at least: words of another list share a key by chance.
              const missing = keys.filter((key) => !has(key))
              return missing.length * 2 <= keys.length ? missing : []
            }),
      ),
  }
}

/** Words the expression cannot be here: `state === 'loading' ? '' : t(…)`. */
const excludedBefore = (from: ts.Node, expression: string, file: ts.SourceFile): readonly string[] => {
  const excluded: string[] = []
  for (let node = from; node.parent; node = node.parent) {
    const { parent } = node
    if (!ts.isConditionalExpression(parent) || parent.whenFalse !== node) continue
    const [, left, word] = /^(.+) === '([^']*)'$/.exec(parent.condition.getText(file)) ?? []
    if (left === expression && word !== undefined) excluded.push(word)
  }
  return excluded
}

const words = (node: ts.Node): readonly string[] => {
  if (ts.isConditionalExpression(node)) return [...words(node.whenTrue), ...words(node.whenFalse)]
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return words(node.expression)
  return ts.isStringLiteralLike(node) ? [node.text] : []
}
