// `npm run new <kind> -- …`: makes the folder of a new component or plugin from templates. It creates files and edits none.
import { parseArgs } from 'node:util'
import { ensureInstalled } from '../bootstrap/install.mjs'
import { inRepository } from '../bootstrap/root.mjs'
import { runTool } from '../bootstrap/run-tool.mjs'
import { runContract } from '../check-question-type.mjs'
import { runPageContract } from '../check-system-page.mjs'
import { createComponent } from './component.mjs'
import { createFormMode } from './form-mode.mjs'
import { createQuestionType } from './question-type.mjs'
import { createQuestionTypeLike } from './question-type-like.mjs'
import { createSystemPage } from './system-page.mjs'

const usage = [
  'npm run new component -- --name color-swatch --group inputs',
  'npm run new question-type -- --id color-pick --group choice --icon palette [--title "Color" --title-zh "颜色"]',
  'npm run new question-type -- --id mood --like rate [--group … --icon … --title … --title-zh …]',
  'npm run new form-mode -- --id exam',
  'npm run new system-page -- notice [--title "Notices" --title-zh "通知" --title-de "Hinweise"] [--icon bell] [--component system/notice]',
  '                           [--fields title,place,isPinned,sort,status,remark | --blank | --param noticeId]',
].join('\n')

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    id: { type: 'string' },
    group: { type: 'string' },
    like: { type: 'string' },
    icon: { type: 'string' },
    component: { type: 'string' },
    param: { type: 'string' },
    fields: { type: 'string' },
    blank: { type: 'boolean' },
    permission: { type: 'string' },
    title: { type: 'string' },
    'title-zh': { type: 'string' },
    'title-de': { type: 'string' },
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
  const create = values.like === undefined ? createQuestionType : createQuestionTypeLike
  const { folder, problem } = create(inRepository('.'), {
    like: values.like,
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

/** A page of the console; then the contract of all pages runs for it, which writes down its part of the API. */
function systemPage() {
  const id = values.id ?? positionals[1]
  const { folder, hasServerHalf, problem } = createSystemPage(inRepository('.'), {
    id,
    component: values.component,
    icon: values.icon,
    fields: values.fields,
    blank: values.blank,
    param: values.param,
    permission: values.permission,
    title: values.title,
    titleZh: values['title-zh'],
    titleDe: values['title-de'],
  })
  if (problem) stop(problem)
  runTool('biome', ['check', '--write', folder])
  console.log(`\nMade ${folder}. Its contract:\n`)
  const code = runPageContract(id)
  if (hasServerHalf) console.log(`Its server half: npx vitest run --project server ${folder}`)
  return code
}

function stop(message) {
  console.error(`${message}\n${usage}`)
  process.exit(1)
}
