// `npm run new <kind> -- …`: makes the folder of a new component or plugin from templates. It creates files and edits none.
import { parseArgs } from 'node:util'
import { ensureInstalled } from '../bootstrap/install.mjs'
import { inRepository } from '../bootstrap/root.mjs'
import { runTool } from '../bootstrap/run-tool.mjs'
import { runContract } from '../check-question-type.mjs'
import { createComponent } from './component.mjs'
import { createFormMode } from './form-mode.mjs'
import { createQuestionType } from './question-type.mjs'
import { createSystemPage } from './system-page.mjs'

const usage = [
  'npm run new component -- --name color-swatch --group inputs',
  'npm run new question-type -- --id color-pick --group choice --icon palette [--title "Color" --title-zh "颜色"]',
  'npm run new form-mode -- --id exam',
  'npm run new system-page -- --id dept --component system/dept --icon layers [--contract dept | --param deptId] [--permission …]',
].join('\n')

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    id: { type: 'string' },
    group: { type: 'string' },
    icon: { type: 'string' },
    component: { type: 'string' },
    param: { type: 'string' },
    contract: { type: 'string' },
    permission: { type: 'string' },
    title: { type: 'string' },
    'title-zh': { type: 'string' },
  },
})

const kinds = { component, 'form-mode': formMode, 'question-type': questionType, 'system-page': systemPage }
const [kind = '(none)'] = positionals
if (!Object.hasOwn(kinds, kind)) stop(`Unknown kind: ${kind}`)
ensureInstalled()
process.exitCode = kinds[kind]()

/** A component of the design system; then its own test runs. */
function component() {
  const { folder, problem } = createComponent(inRepository('.'), { name: values.name, group: values.group })
  if (problem) stop(problem)
  runTool('biome', ['check', '--write', folder])
  console.log(`\nMade ${folder}. Its test:\n`)
  return runTool('vitest', ['run', '--project=dom', folder])
}

/** A mode of forms; then the contract of all modes runs. */
function formMode() {
  const { folder, problem } = createFormMode(inRepository('.'), { id: values.id })
  if (problem) stop(problem)
  runTool('biome', ['check', '--write', folder])
  console.log(`\nMade ${folder}. Its contract:\n`)
  return runTool('vitest', ['run', '--project=node', 'src/registry/form-modes.contract.test.ts'])
}

/** A question type; then the contract of all types runs for it. */
function questionType() {
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
  return runContract(values.id)
}

/** A page of the console; then the contract of all pages runs for it. */
function systemPage() {
  const { folder, menuEntry, problem } = createSystemPage(inRepository('.'), {
    id: values.id,
    component: values.component,
    icon: values.icon,
    param: values.param,
    contract: values.contract,
    permission: values.permission,
    title: values.title,
    titleZh: values['title-zh'],
  })
  if (problem) stop(problem)
  runTool('biome', ['check', '--write', folder])
  console.log(`\nMade ${folder}.`)
  if (menuEntry)
    console.log(`\nThe menu does not name it yet. In the menus of the module that serves it:\n\n${menuEntry}`)
  console.log('\nIts contract:\n')
  return runTool('vitest', [
    'run',
    '--project=node',
    'src/registry/system-pages.contract.test.ts',
    '--testNamePattern',
    `system page ${values.id} `,
  ])
}

function stop(message) {
  console.error(`${message}\n${usage}`)
  process.exit(1)
}
