// `npm run new <kind> -- --id … `: makes the folder of a new plugin from templates. It creates files and edits none.
import { parseArgs } from 'node:util'
import { ensureInstalled } from '../bootstrap/install.mjs'
import { inRepository } from '../bootstrap/root.mjs'
import { runTool } from '../bootstrap/run-tool.mjs'
import { createQuestionType } from './question-type.mjs'

const usage = `npm run new question-type -- --id color-pick --group choice --icon palette [--title "Color" --title-zh "颜色"]`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    id: { type: 'string' },
    group: { type: 'string' },
    icon: { type: 'string' },
    title: { type: 'string' },
    'title-zh': { type: 'string' },
  },
})

if (positionals[0] !== 'question-type') stop(`Unknown kind: ${positionals[0] ?? '(none)'}`)
ensureInstalled()

const { folder, problem } = createQuestionType(inRepository('.'), {
  id: values.id,
  group: values.group,
  icon: values.icon,
  title: values.title,
  titleZh: values['title-zh'],
})
if (problem) stop(problem)

runTool('biome', ['check', '--write', folder])
console.log(`\nMade ${folder}. Its contract:\n`)
process.exitCode = runTool('vitest', [
  'run',
  '--project=node',
  '--project=dom',
  'src/registry/question-types.contract.test.ts',
  '--testNamePattern',
  `question type ${values.id} `,
])

function stop(message) {
  console.error(`${message}\n${usage}`)
  process.exit(1)
}
