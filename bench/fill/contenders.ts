// The page a respondent opens, ours and all it is measured against, built and served.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildPage } from '../kit/build-page.ts'
import { peerVersion } from '../peer.ts'
import { publishForm, signIn, startProduct } from '../product.ts'
import { note } from '../row.ts'
import { surveyJson } from '../subject-survey.ts'
import { bareQuestions } from './bare-form.ts'
import { bareHtml } from './bare-html.ts'
import { driver, type FormSize, formSizes, ourForm, ruledIds, word } from './form-sizes.ts'
import { formbricksForm } from './formbricks-form.ts'
import { formioForm } from './formio-form.ts'
import { rjsfForm } from './rjsf-form.ts'
import { serveCompressed } from './serve-compressed.ts'

export const names = {
  ours: 'Formloom',
  html: 'bare HTML',
  scripted: 'bare HTML, script',
  preact: 'bare Preact',
} as const

export interface FillContender {
  readonly name: string
  readonly path: (size: FormSize) => string
  /** Once this is there, what is pressed is heard. */
  readonly live: string
  /** Each question that is there. */
  readonly question: string
  /** The question that shows others. */
  readonly field: string
  /** It draws one question at a time, so a long form is not the same work. */
  readonly isOneByOne?: boolean
}

interface Peer extends Omit<FillContender, 'path'> {
  /** Its page; null where it is HTML and nothing else. */
  readonly entry: string | null
  /** What the page draws: the form, in its own words; or the HTML. */
  readonly form: (size: FormSize) => unknown
}

const conditions = (size: FormSize) => {
  const ruled = ruledIds(size)
  return (name: string) => (ruled.has(name) ? `{${driver}} = '${word}'` : null)
}
const bare = { live: 'form button', question: 'form > fieldset, form > div', field: '#name1' }
const peers: readonly Peer[] = [
  { name: names.html, entry: null, form: (size) => bareHtml(size, { script: false }), ...bare },
  { name: names.scripted, entry: null, form: (size) => bareHtml(size, { script: true }), ...bare },
  { name: names.preact, entry: 'fill-preact.tsx', form: bareQuestions, ...bare },
  { name: 'bare React', entry: 'fill-react.tsx', form: bareQuestions, ...bare },
  {
    name: `SurveyJS ${peerVersion('survey-core')}`,
    entry: 'fill-survey.tsx',
    // Otherwise it hears of a text when its field is left.
    form: (size) => ({ ...surveyJson(formSizes[size].blocks, conditions(size)), textUpdateMode: 'onTyping' }),
    live: '.sd-root-modern input',
    question: '.sd-root-modern [data-name]',
    field: '[data-name=name1] input',
  },
  {
    name: `Form.io ${peerVersion('@formio/js')}`,
    entry: 'fill-formio.ts',
    form: formioForm,
    live: '#root button[name="data[submit]"]',
    question: '#root .formio-form > .formio-component:not(.formio-hidden, .formio-component-submit)',
    field: '[name="data[name1]"]',
  },
  {
    name: `Formbricks ${peerVersion('@formbricks/surveys')}`,
    entry: 'fill-formbricks.ts',
    form: formbricksForm,
    live: '#fbjs button[type=submit]',
    question: '#fbjs form',
    field: '#fbjs input',
    isOneByOne: true,
  },
  {
    name: `rjsf ${peerVersion('@rjsf/core')}`,
    entry: 'fill-rjsf.tsx',
    form: rjsfForm,
    live: '#root button[type=submit]',
    question: '#root form > .rjsf-field > fieldset > .rjsf-field',
    field: '#root_name1',
  },
]

const pageNameOf = (entry: string): string => entry.replace(/\.tsx?$/, '')

/** Starts what is needed; ours comes first. */
export const fillContenders = async (): Promise<readonly FillContender[]> => {
  note('fill: building the pages of the peers')
  const folder = join(process.cwd(), '.cache/bench-fill')
  rmSync(folder, { recursive: true, force: true })
  const pages = new Map<string, string>()
  for (const { entry, form } of peers) {
    if (entry) await buildPage(folder, pageNameOf(entry), `bench/peers/pages/${entry}`)
    for (const size of sizes) {
      const what = form(size)
      pages.set(pathOf(entry, form, size), typeof what === 'string' ? what : scripted(folder, entry ?? '', what))
    }
  }
  const address = await serveCompressed(folder, pages)

  const product = await startProduct()
  const api = await signIn(product)
  const formKeys = new Map<FormSize, string>()
  for (const size of sizes) formKeys.set(size, (await publishForm(api, ourForm(size))).formKey)
  const contenders: readonly FillContender[] = [
    {
      name: names.ours,
      path: (size) => `http://127.0.0.1:${product.port}/s/${formKeys.get(size)}`,
      live: '[data-slot=form-actions] button:not([aria-disabled=true])',
      question: '[data-slot=question]',
      field: '[data-question-id=name1] input',
    },
    ...peers.map(({ entry, form, ...peer }) => ({
      ...peer,
      path: (size: FormSize) => `${address}${pathOf(entry, form, size)}`,
    })),
  ]
  // The product makes a page once, for the first who comes.
  for (const { path } of contenders) for (const size of sizes) await (await fetch(path(size))).arrayBuffer()
  return contenders
}

const sizes = Object.keys(formSizes) as FormSize[] // its own keys

const pathOf = (entry: Peer['entry'], form: Peer['form'], size: FormSize): string =>
  `/${entry ? pageNameOf(entry) : `bare-${peers.findIndex((peer) => peer.form === form)}`}/${size}`

const scripted = (folder: string, entry: string, form: unknown): string => {
  const name = pageNameOf(entry)
  const style = existsSync(join(folder, name, 'page.css')) ? `<link rel="stylesheet" href="/${name}/page.css">` : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><link rel="icon" href="data:,">${style}<script type="module" src="/${name}/page.js"></script></head><body><div id="root"></div><script type="application/json" id="form">${JSON.stringify(form)}</script></body></html>`
}
