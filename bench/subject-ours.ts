import { resolveType } from '../server/plugins/question-types.ts'
import { compileForm } from '../src/shared/form/compile.ts'
import { findingsOf } from '../src/shared/form/findings.ts'
import { re2Patterns } from '../src/shared/form/pattern-re2.ts'
import type { Subject } from './subject.ts'
import { type Answers, tenKinds } from './ten-kinds.ts'

/** The engine with the real question types, exactly as the server compiles a version. */
export const ours = (blocks: number): Subject<Answers> => {
  const definition = tenKinds(blocks)
  const compile = () => compileForm(definition, resolveType, re2Patterns)
  const form = compile()
  const findings = findingsOf(definition, resolveType, re2Patterns)
  if (findings.length > 0) throw new Error(`The form has findings: ${JSON.stringify(findings)}`)
  const now = Date.now()
  return {
    name: 'Formloom',
    submission: (answers) => answers,
    accepts: (answers) => form.submit(answers, { now }).ok,
    faults: (answers) =>
      Object.entries(form.submit(answers, { now }).issues).flatMap(([question, issues]) =>
        issues.map(({ code }) => ({ question, kind: kinds[code] ?? code })),
      ),
    compile,
  }
}

const kinds: Readonly<Record<string, string>> = {
  'input.tooShort': 'tooShort',
  'checkbox.tooMany': 'tooMany',
  'number.tooLarge': 'tooLarge',
  'input.email': 'notEmail',
}
