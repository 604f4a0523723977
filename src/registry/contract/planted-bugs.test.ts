// Bugs as authors make them, each alone in a copy of a type: every one is found, by a message that names file and remedy.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checksumOf } from '../testing/released.ts'
import { type Bug, openPlanted, removePlanted } from './planted.ts'
import { sayAll } from './problem.ts'
import { pureChecks } from './pure-half.ts'

afterAll(removePlanted)

const everyLanguage =
  (change: (texts: { fill: Record<string, string> }) => void): Bug['plant'] =>
  (folder) => {
    for (const file of readdirSync(join('plugins/question-types/rate/locales'))) {
      const texts = JSON.parse(folder.read(`locales/${file}`))
      change(texts)
      folder.write(`locales/${file}`, JSON.stringify(texts))
    }
  }

/* biome-ignore-start lint/suspicious/noTemplateCurlyInString: they are sources, to be read by somebody else. */
const bugs: readonly (Bug & { readonly name: string; readonly says: RegExp })[] = [
  {
    name: 'a type without a bug',
    of: 'rate',
    plant: () => undefined,
    says: /^$/,
  },
  {
    name: 'a type that begins in English only, with an icon and a group of its own, and has no bug',
    of: 'rate',
    plant: ({ read, write, replace, remove }) => {
      for (const file of readdirSync('plugins/question-types/rate/locales'))
        if (file !== 'en.json') remove(`locales/${file}`)
      const { fill, admin } = JSON.parse(read('locales/en.json'))
      write('locales/en.json', JSON.stringify({ fill, admin: { ...admin, group: 'Stars' } }))
      write(
        'icon.tsx',
        "import { defineIcon } from '#sdk/designer'\n\nexport default defineIcon(<path d='M4 4h16' />)\n",
      )
      replace(
        'definition.ts',
        "  icon: 'star',\n  options: optionsSchema",
        "  languages: ['en'],\n  options: optionsSchema",
      )
      replace('definition.ts', "group: 'choice'", "group: 'stars'")
      replace('definition.ts', '4 分（满分 5 分）', '4 out of 5')
    },
    says: /^$/,
  },
  {
    name: 'the formatter throws for some answers that no example comes near',
    of: 'user-select',
    plant: ({ replace }) =>
      replace('formatter.ts', "name.replace(/\\s+/g, ' ')", "[name, '', 'x'][name.length % 4].trim()"),
    says: /formatter\.ts: for the answer \[\{.*throws: TypeError.*Remedy: the schema allows this answer/,
  },
  {
    name: 'the validator takes what is empty for given, so that required means nothing',
    of: 'matrix-select',
    plant: ({ replace }) => replace('validator.ts', '  isEmpty: isNothingChosen,\n', ''),
    says: /validator\.ts: the answer \{"food":\[\]\} counts as given, the example says empty\. Remedy: let isEmpty\(\) return true/,
  },
  {
    name: 'a module touches window while it is imported',
    of: 'rate',
    plant: ({ replace }) =>
      replace(
        'renderer.tsx',
        'function RateRenderer',
        'const isWide = window.innerWidth > 600\n\nfunction RateRenderer',
      ),
    says: /renderer\.tsx: it cannot be imported: ReferenceError: window is not defined \(rate\/renderer\.tsx:\d+\)\. Remedy: nothing may touch window/,
  },
  {
    name: 'two types have one id',
    of: 'rate',
    plant: ({ rename }) => rename('rate-again'),
    says: /rate-again\/definition\.ts: its id is 'rate', its folder 'rate-again'\. Remedy: write id: 'rate-again'/,
  },
  {
    name: 'a text is missing in one language',
    of: 'rate',
    plant: ({ read, write }) => {
      const { fill, ...rest } = JSON.parse(read('locales/fr.json'))
      const { clear: _gone, ...left } = fill
      write('locales/fr.json', JSON.stringify({ fill: left, ...rest }))
    },
    says: /locales\/fr\.json: fill has no "clear"\. Remedy: translate "/,
  },
  {
    name: 'a key put together at run time is missing in statistics',
    of: 'rate',
    plant: ({ replace }) => {
      replace('statistics.ts', '{ text }', '{ text, t }')
      replace('statistics.ts', 'String(value) : `${value} ${level}`', 't(`way.${icon}`) : `${value} ${level}`')
    },
    says: /statistics\.ts: .*way\./,
  },
  {
    name: 'a key put together at run time is missing in the renderer, in a state nobody is in when it is drawn',
    of: 'rate',
    plant: (folder) => {
      folder.replace(
        'renderer.tsx',
        '  const { max } = options\n',
        "  const { max } = options\n  const [state] = useState<'idle' | 'saving' | 'done'>('idle')\n  const spoken = t(`state.${state}`)\n",
      )
      folder.replace('renderer.tsx', 'import { Rating }', "import { useState } from 'react'\nimport { Rating }")
      folder.replace('renderer.tsx', 'labels={options', 'title={spoken} labels={options')
      everyLanguage(({ fill }) => Object.assign(fill, { 'state.idle': 'a', 'state.done': 'b' }))(folder)
    },
    says: /locales\/zh-cn\.json: fill has no "state\.saving", which renderer\.tsx or a part of it asks for\. Remedy: add it in every language/,
  },
  {
    name: 'statistics count one answer twice and another never',
    of: 'rate',
    plant: ({ replace }) =>
      replace(
        'statistics.ts',
        '[{ value: String(answer) }, { number: answer }]',
        'answer > 3 ? [{ value: String(answer) }, { value: String(answer) }, { number: answer }] : []',
      ),
    says: /statistics\.ts: the facts of 4 are .*, the example says .*\. Remedy: correct whichever is wrong/,
  },
  {
    name: 'a copied row would name its files once more',
    of: 'upload',
    plant: ({ replace }) => replace('validator.ts', '  once: () => true,\n', ''),
    says: /validator\.ts: answers name files, and a copied row would name them once more\. Remedy: add once: \(\) => true/,
  },
  {
    name: 'an icon nobody drew',
    of: 'rate',
    plant: ({ replace }) => replace('definition.ts', "icon: 'star',\n  options", "icon: 'comet',\n  options"),
    says: /definition\.ts: the design system has no icon 'comet'\. Remedy: name one of .*, or draw one in icon\.tsx/,
  },
  {
    name: 'a group of its own without a name',
    of: 'rate',
    plant: ({ replace }) => replace('definition.ts', "group: 'choice'", "group: 'stars'"),
    says: /locales\/zh-cn\.json: admin has no "group"\. Remedy: the palette shows/,
  },
  {
    name: 'a type that does not speak the language that stands in',
    of: 'rate',
    plant: ({ replace }) => replace('definition.ts', "  id: 'rate',", "  id: 'rate',\n  languages: ['zh-cn', 'fr'],"),
    says: /definition\.ts: languages leave out en\. Remedy: English stands in for every language/,
  },
  {
    name: 'a text is read as another answer than the one it was written of',
    of: 'rate',
    plant: ({ replace }) => replace('parse.ts', 'Number(text)', 'Number(text) / 2'),
    says: /parse\.ts: "4", which the spreadsheet says of 4, is read as 2\. Remedy: read what the formatter writes/,
  },
  {
    name: 'a text nobody expected is read as something that is no answer',
    of: 'rate',
    plant: ({ replace }) =>
      replace(
        'parse.ts',
        '(/^\\s*(0\\.5|[1-9](\\.[05])?|10(\\.0)?)\\s*$/.test(text) ? Number(text) : undefined)',
        'Number(text)',
      ),
    says: /parse\.ts: of the text .* which is\(\) refuses\. Remedy: give an answer that is\(\) accepts, or undefined/,
  },
  {
    name: 'an answer holds a date, which JSON does not',
    of: 'date',
    plant: (folder) => {
      folder.replace(
        'definition.ts',
        'answer: z.union([z.string().regex(shape), z.tuple([endSchema, endSchema])])',
        'answer: z.date()',
      )
      folder.replace('definition.ts', "answer: '2024-02-29', valid", 'answer: new Date(0), valid')
    },
    says: /definition\.ts: the answer "1970-01-01T00:00:00\.000Z" is not what comes back out of JSON.*Remedy: answers are stored as JSON: use texts for dates/,
  },
  {
    name: 'a text is asked for by nobody',
    of: 'rate',
    plant: everyLanguage(({ fill }) => Object.assign(fill, { forgotten: 'x' })),
    says: /locales\/zh-cn\.json: fill\."forgotten" is used nowhere\. Remedy: delete it in every language/,
  },
  {
    name: 'an option is renamed without a step: what forms hold would be dropped in silence',
    of: 'sub-form',
    plant: (folder) => {
      for (const [file, from] of [
        ['definition.ts', 'minRows: count.exactOptional()'],
        ['definition.ts', 'const defaults: Options = { minRows: 1'],
      ] as const)
        folder.replace(file, from, from.replace('minRows', 'fewestRows'))
    },
    says: /released\/1\.json: stored\[0\]\.options lose “minRows”.*add a step/,
  },
  {
    name: 'a new mandatory option comes without a step',
    of: 'rate',
    plant: (folder) => {
      folder.replace('definition.ts', 'allowHalf: z.boolean(),', 'allowHalf: z.boolean(),\n  size: z.int(),')
      folder.replace('definition.ts', 'allowHalf: false, icon', 'allowHalf: false, size: 1, icon')
    },
    says: /released\/1\.json: stored\[0\]\.options are refused at “size”/,
  },
  {
    name: 'a step is changed after its release',
    of: 'rate',
    plant: (folder) => {
      const step = (up: string) =>
        `import type { TypeStep } from '#sdk'\nexport default { name: 'wider', options: (options) => (${up}) } satisfies TypeStep\n`
      folder.write('steps/01-wider.ts', step('{ ...options, max: 9 }'))
      folder.replace(
        'definition.ts',
        "import { z } from 'zod'",
        "import { z } from 'zod'\nimport wider from './steps/01-wider.ts'",
      )
      folder.replace('definition.ts', "  icon: 'star',\n", "  icon: 'star',\n  steps: [wider],\n")
      const { stored } = JSON.parse(folder.read('released/1.json'))
      const steps = [{ name: 'wider', checksum: checksumOf('another source') }]
      const checksum = checksumOf(JSON.stringify([steps, stored]))
      folder.write('released/2.json', JSON.stringify({ steps, stored, checksum }))
    },
    says: /released\/2\.json: steps\/01-wider\.ts has changed since: put it back and add another step/,
  },
]
/* biome-ignore-end lint/suspicious/noTemplateCurlyInString: see above */

test.each(bugs)('$name: it is found, with file and remedy', async ({ says, name: _, ...bug }) => {
  const type = await openPlanted(bug)
  const told = pureChecks.flatMap(({ judge }) => sayAll(judge(type)))
  expect(told.join('\n')).toMatch(says)
  for (const sentence of told)
    expect(sentence).toMatch(/^\.cache\/.*question-types\/[\w-]+\/[\w./-]+: .+\. Remedy: .+\.$/s)
})
