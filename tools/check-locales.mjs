// Texts: what is missing, unused, untranslated or misspelt, for the languages locales/languages.json declares complete.
// Another tree than this one may be given (the tests do), and the beginning of the namespaces that are asked about.
import { fileURLToPath } from 'node:url'
import { readDeclaration } from './locales/declaration.mjs'
import { readNamespaces } from './locales/namespaces.mjs'
import { problemsOf, staleExceptions } from './locales/rules.mjs'
import { createUsage } from './locales/usage.mjs'

const [root = fileURLToPath(new URL('..', import.meta.url)), only = ''] = process.argv.slice(2)
const declaration = readDeclaration(root)
const { namespaces, problems: found } = readNamespaces(root, declaration.languages)
const isUsed = createUsage(root)

for (const namespace of namespaces) found.push(...problemsOf(namespace, declaration, isUsed))
found.push(...staleExceptions(namespaces, declaration))

const problems = found.filter((problem) => problem.startsWith(only))
for (const problem of problems) console.log(problem)
console.log(problems.length === 0 ? 'Texts are complete.' : `${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
