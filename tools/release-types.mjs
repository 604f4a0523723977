// `npm run release-types`: remembers what question types store by now, for every build to come. Each type whose options,
// answers or steps are others than at its last release gets plugins/question-types/<id>/released/<n>.json, and all of
// these together a form in the corpus. Both are only ever added to.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stepsSeen, traitsOf } from '../src/plugin-sdk/index.ts'
import { releaseOf } from '../src/registry/testing/released.ts'
import { compileForm } from '../src/shared/form/compile.ts'
import { emptyDefinition } from '../src/shared/form/definition.ts'
import { re2Patterns } from '../src/shared/form/pattern-re2.ts'
import { answerStepsOf } from '../src/shared/form/upgrade.ts'
import { inRepository } from './bootstrap/root.mjs'
import { runTool } from './bootstrap/run-tool.mjs'
import { nextCorpusFile, releaseForm } from './release/release-form.mjs'

const types = inRepository('plugins/question-types')
const corpus = inRepository('server/modules/form/corpus')

const installed = new Map()
for (const id of readdirSync(types).sort()) {
  const module = async (file) => {
    const path = join(types, id, file)
    return existsSync(path) ? (await import(path)).default : undefined
  }
  installed.set(id, { type: await module('definition.ts'), validator: await module('validator.ts') })
}

const written = []
const changed = []
for (const [id, { type }] of installed) {
  const folder = join(types, id, 'released')
  const stepFolder = join(types, id, 'steps')
  const stepFiles = existsSync(stepFolder) ? readdirSync(stepFolder) : []
  const release = releaseOf(
    type,
    new Map(stepFiles.map((file) => [file, readFileSync(join(stepFolder, file), 'utf8')])),
  )
  const last = existsSync(folder) ? readdirSync(folder).length : 0
  if (last > 0 && read(join(folder, `${last}.json`)).checksum === release.checksum) continue
  mkdirSync(folder, { recursive: true })
  write(join(folder, `${last + 1}.json`), release)
  changed.push({ type, release })
}

if (changed.length === 0) console.log('Every question type stores what it stored at its last release.')
else {
  const resolve = (id) => {
    const found = installed.get(id)
    return found && { traits: traitsOf(found.type), validator: found.validator }
  }
  const form = releaseForm(changed, {
    blank: emptyDefinition({ 'zh-cn': '题型', en: 'Question types' }, 'zh-cn'),
    stepsSeen,
    answerStepsOf: (definition) => answerStepsOf(definition, (id) => installed.get(id)?.type.steps ?? []),
    judge: (definition) => compileForm(definition, resolve, re2Patterns).submit,
  })
  const checksums = read(join(corpus, 'checksums.json'))
  const { file, checksum } = nextCorpusFile(Object.keys(checksums), form)
  write(join(corpus, file), form)
  write(join(corpus, 'checksums.json'), { ...checksums, [file]: checksum })
  runTool('biome', ['format', '--write', ...written])
  for (const path of written) console.log(relative(inRepository('.'), path))
}

function read(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function write(path, value) {
  written.push(path)
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)
}
