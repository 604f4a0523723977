// locales/languages.json: the languages of the product, and which namespaces are complete in which of them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The language every text is written in first. */
export const source = 'zh-cn'

/**
 * The declaration of a tree. `complete` maps a namespace (`fill`, `question-types/radio:fill`, with `*` for any run of
 * letters) to its languages, `all` being every one.
 */
export function readDeclaration(root) {
  const {
    languages,
    complete,
    sameAsEnglish = {},
    halfWidth = {},
  } = JSON.parse(readFileSync(join(root, 'locales', 'languages.json'), 'utf8'))
  return { languages, complete, sameAsEnglish, halfWidth }
}

/** Languages a namespace is declared complete in, in the order of the declaration. */
export function languagesOfNamespace({ languages, complete }, name) {
  const declared = new Set(
    Object.entries(complete).flatMap(([pattern, codes]) =>
      matches(pattern, name) ? (codes === 'all' ? languages : codes) : [],
    ),
  )
  return languages.filter((code) => declared.has(code))
}

function matches(pattern, name) {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(name)
}
