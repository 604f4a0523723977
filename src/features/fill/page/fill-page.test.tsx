import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FormDefinition, type Question, survey } from '#shared/form/definition'
import { defaultFormTheme } from '#shared/theme/form-theme'
import { publicLookOf } from '#shared/theme/public-look'
import type { Call, Reply } from '../call/call.ts'
import { fetchDefinition } from '../call/fetch-definition.ts'
import type { Draft, DraftStorage } from '../draft/draft.ts'
import { type Claim, taken } from '../draft/start.ts'
import { FillPage } from './fill-page.tsx'
import { installedParts } from './installed-parts.testing.ts'

// The only thing faked is the network: forms, types, texts and engine are the real ones.

const text = (zh: string, en: string) => ({ 'zh-cn': zh, en })
const inputOptions = {
  placeholder: {},
  prefix: {},
  suffix: {},
  showCount: false,
  format: 'none',
  pattern: '',
  patternMessage: {},
}
const ask = (id: string, title: Question['title'], rest: Partial<Question> = {}): Question => ({
  id,
  type: 'input',
  title,
  required: false,
  span: 24,
  options: inputOptions,
  ...rest,
})

const definition: FormDefinition = {
  format: 2,
  mode: survey,
  defaultLanguage: 'zh-cn',
  languages: ['zh-cn', 'en'],
  title: text('报名表', 'Sign-up'),
  description: {},
  submitLabel: {},
  thanks: {},
  rules: [],
  questions: [
    ask('name', text('姓名', 'Name'), { required: true }),
    ask('mail', text('邮箱', 'E-mail'), { options: { ...inputOptions, format: 'email' } }),
    { ...ask('fold', {}), type: 'pagination', options: { nextLabel: {}, backLabel: {} } },
    ask('note', text('{{q:name}}，留言', 'A note, {{q:name}}')),
  ],
}
const collecting = { collects: true, flow: 'none', container: 'none', operators: [] }
const traits = { input: collecting, pagination: { ...collecting, collects: false, flow: 'page' } }

const oneByOne = { ...publicLookOf({ ...defaultFormTheme, paging: 'questions' }), css: '' }
const receipt = { id: '10', serialNumber: 128, submittedAt: '2026-08-01T10:00:00Z' }
const ok = (data: unknown): Reply => ({ kind: 'ok', data })

interface Sent {
  readonly clientSubmissionId: string
  readonly answers: Record<string, unknown>
  readonly version: number
  readonly durationMs: number
}

let drafts: Map<string, Draft>
let sent: Sent[]
let replies: Reply[]
let answer: (sent: Sent) => Promise<Reply>
let details: Reply

beforeEach(() => {
  drafts = new Map()
  // Each test is a tab of its own.
  taken.clear()
  sent = []
  replies = []
  answer = async () => replies.shift() ?? ok(receipt)
  details = ok({
    formKey: 'abcdefgh',
    state: 'open',
    version: 3,
    definition,
    title: definition.title,
    traits,
    serverTime: Date.now(),
  })
  vi.stubGlobal('scrollTo', () => undefined)
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const call: Call = async (path, { body } = {}) => {
  if (path.startsWith('/user/form/details/')) return details
  if (!path.endsWith('/public/create') || body === undefined) throw new Error(`Unexpected call: ${path}`)
  const received: Sent = JSON.parse(body)
  sent.push(received)
  return answer(received)
}
const storage: DraftStorage = {
  ofForm: async (formKey) => [...drafts.values()].filter((draft) => draft.formKey === formKey),
  write: async (draft) => {
    drafts.set(draft.clientSubmissionId, structuredClone(draft))
  },
  writeNow: (draft) => {
    drafts.set(draft.clientSubmissionId, structuredClone(draft))
  },
  remove: async (id) => {
    drafts.delete(id)
  },
}
const open = async (language = 'en', address = '', claim: Claim = async () => true) => {
  render(
    <FillPage
      formKey="abcdefgh"
      call={call}
      firstReply={fetchDefinition(call, 'abcdefgh')}
      parts={installedParts}
      storage={storage}
      claim={claim}
      wishes={{ address: language, stored: null, browser: [] }}
      channel={null}
      address={new URLSearchParams(address)}
      onLanguage={() => undefined}
      onOpened={() => undefined}
      onBroken={(error) => {
        throw error
      }}
    />,
  )
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })
}
const button = (name: string) => screen.getByRole('button', { name })
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = (name: string) => userEvent.click(button(name))

const fillIn = async () => {
  await userEvent.type(field(/^Name/), 'Ann')
  await press('Next')
  await userEvent.type(field('A note, Ann'), 'Hello')
}

const withDefault = (id: string, rest: Partial<Question>) => {
  const questions = definition.questions.map((each) => (each.id === id ? { ...each, ...rest } : each))
  const { data } = details as { data: object }
  details = ok({ ...data, definition: { ...definition, questions } })
}

test('what the author filled in stands there, is sent, and is no draft until somebody changes something', async () => {
  withDefault('name', { default: 'Ann' })
  await open()
  expect(field(/^Name/).value).toBe('Ann')
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull()
  dispatchEvent(new Event('pagehide'))
  expect(drafts.size).toBe(0)
  await userEvent.type(field(/^Name/), 'e')
  dispatchEvent(new Event('pagehide'))
  expect([...drafts.values()]).toMatchObject([{ answers: { name: 'Anne' } }])
  await press('Start over')
  await waitFor(() => expect(field(/^Name/).value).toBe('Ann'))
  await press('Next')
  await press('Submit')
  await screen.findByRole('heading', { name: 'Submitted' })
  expect(sent[0]?.answers).toEqual({ name: 'Ann' })
})

test('a default that was cleared stays cleared when the draft is continued', async () => {
  withDefault('name', { default: 'Ann' })
  await open()
  await userEvent.clear(field(/^Name/))
  await userEvent.type(field('E-mail'), 'a@example.com')
  dispatchEvent(new Event('pagehide'))
  cleanup()
  await open()
  expect(field(/^Name/).value).toBe('')
  expect(field('E-mail').value).toBe('a@example.com')
})

test('an address brings answers along by name and by id, above defaults; what a question refuses is left out', async () => {
  withDefault('name', { default: 'Ann', name: 'who' })
  await open('en', 'who=Li+Lei&mail=no-address&channel=x&foreign=1')
  expect(field(/^Name/).value).toBe('Li Lei')
  expect(field('E-mail').value).toBe('')
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull()
})

test('an address fills in what a draft left open, and leaves alone what it holds', async () => {
  await open()
  await userEvent.type(field(/^Name/), 'Ann')
  dispatchEvent(new Event('pagehide'))
  cleanup()
  await open('en', 'name=Bob&mail=b%40example.com')
  expect(field(/^Name/).value).toBe('Ann')
  expect(field('E-mail').value).toBe('b@example.com')
})

test('a form is filled in over two pages and submitted', async () => {
  await open()
  expect(document.title).toBe('Sign-up')
  expect(screen.getByText('Page 1 of 2')).toBeTruthy()
  await fillIn()
  expect(screen.getByText('Page 2 of 2')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuetext')).toBe('Page 2 of 2')
  await press('Submit')
  const heading = await screen.findByRole('heading', { name: 'Submitted' })
  await waitFor(() => expect(heading).toBe(document.activeElement))
  expect(screen.getByText('128')).toBeTruthy()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ formKey: 'abcdefgh', version: 3, answers: { name: 'Ann', note: 'Hello' } })
  expect(sent[0]?.clientSubmissionId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
  expect(drafts.size).toBe(0)
})

test('an empty required question holds the page: focus goes to it, the list below leads to it', async () => {
  await open()
  await press('Next')
  expect(field(/^Name/)).toBe(document.activeElement)
  expect(field(/^Name/).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('1 question needs your attention', { selector: 'p' })).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Name — This question is required' })
  button('Next').focus()
  await userEvent.click(link)
  expect(field(/^Name/)).toBe(document.activeElement)
  await userEvent.type(field(/^Name/), 'A')
  expect(screen.queryByRole('link', { name: /required/ })).toBeNull()
})

test('an answer is judged when its control is left, not while it is typed; passing through is no mistake', async () => {
  await open()
  await userEvent.click(field(/^Name/))
  await userEvent.tab()
  expect(field(/^Name/).getAttribute('aria-invalid')).toBeNull()
  await userEvent.type(field('E-mail'), 'ann@')
  expect(field('E-mail').getAttribute('aria-invalid')).toBeNull()
  await userEvent.tab()
  expect(field('E-mail').getAttribute('aria-invalid')).toBe('true')
  const said = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('')
  expect(said()).not.toBe('')
  await userEvent.type(field('E-mail'), 'example.com')
  expect(field('E-mail').getAttribute('aria-invalid')).toBeNull()
  expect(said()).toBe('')
})

test('a number is read in the language of the page; what cannot be read holds it and says so at the question', async () => {
  const amount = {
    ...ask('price', { de: 'Preis' }),
    type: 'number',
    options: { precision: 2, step: 1, strictStep: false, unit: {}, placeholder: {} },
  }
  const german = { ...definition, defaultLanguage: 'de', languages: ['de'], questions: [amount] }
  const { data } = details as { data: object }
  details = ok({ ...data, definition: german, title: german.title, traits: { number: collecting } })
  await open('de')
  const price = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Preis' })
  await userEvent.click(price)
  await userEvent.paste('1.500,5,3')
  await press('Absenden')
  expect(await screen.findAllByText(/^Diese Antwort ist nicht lesbar/)).not.toHaveLength(0)
  expect(price.value).toBe('1.500,5,3')
  expect(price).toHaveProperty('ariaInvalid', 'true')
  expect(sent).toEqual([])
  await userEvent.clear(price)
  await userEvent.type(price, '12.345,5')
  await press('Absenden')
  await waitFor(() => expect(sent.map(({ answers }) => answers)).toEqual([{ price: 12345.5 }]))
  await screen.findByText('12.345,5')
})

test('Enter in a single-line field neither submits nor turns the page', async () => {
  await open()
  await userEvent.type(field(/^Name/), 'Ann{Enter}')
  expect(screen.getByText('Page 1 of 2')).toBeTruthy()
  await press('Next')
  await userEvent.type(field('A note, Ann'), 'Hello{Enter}')
  expect(sent).toHaveLength(0)
})

test('turning pages moves focus to the page’s heading and keeps every answer', async () => {
  await open()
  await fillIn()
  await press('Back')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Page 1 of 2' })).toBe(document.activeElement))
  expect(field(/^Name/).value).toBe('Ann')
  await press('Next')
  expect(field('A note, Ann').value).toBe('Hello')
})

/** The first page may take a minute. */
const timed = (): FormDefinition => ({
  ...definition,
  questions: definition.questions.map((question) =>
    question.id === 'fold' ? { ...question, options: { nextLabel: {}, backLabel: {}, seconds: 60 } } : question,
  ),
})
const detailsOf = (form: FormDefinition) =>
  ok({ ...((details as Extract<Reply, { kind: 'ok' }>).data as object), definition: form, serverTime: Date.now() })

test('a page whose time is over goes on with what was entered, is not opened again but for what is missing', async () => {
  details = detailsOf(timed())
  await open()
  expect(await screen.findByRole('timer')).toBeTruthy()
  await userEvent.type(field('E-mail'), 'ann@example.org')
  // As long ago as the page would say after its minute: what the device keeps is all there is to know of it.
  await waitFor(() => expect([...drafts.values()][0]?.answers).toEqual({ mail: 'ann@example.org' }))
  const [kept] = drafts.values()
  expect(kept?.pageStarts?.[1]).toBeGreaterThan(0)
  cleanup()
  taken.clear()
  drafts.set(kept?.clientSubmissionId ?? '', { ...kept!, pageStarts: { 1: Date.now() - 61_000 } })
  await open()
  expect(await screen.findByRole('heading', { name: 'Page 2 of 2' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  await userEvent.type(field(/^A note/), 'late')
  await press('Submit')
  // The name is missing, which only the first page can mend.
  expect(await screen.findByText('The time for this page is over. Only complete what is marked.')).toBeTruthy()
  expect(field('E-mail').value).toBe('ann@example.org')
  await userEvent.type(field(/^Name/), 'Ann')
  await press('Next')
  await press('Submit')
  await screen.findByText(/128/)
  expect(sent.at(-1)?.answers).toEqual({ name: 'Ann', mail: 'ann@example.org', note: 'late' })
})

test('an author may bar the way back, and leave out which page of how many it is', async () => {
  details = detailsOf({
    ...definition,
    questions: definition.questions.map((question) =>
      question.id === 'fold'
        ? { ...question, options: { nextLabel: {}, backLabel: {}, noBack: true, hidePosition: true } }
        : question,
    ),
  })
  await open()
  await userEvent.type(field(/^Name/), 'Ann')
  await press('Next')
  const heading = await screen.findByRole('heading', { name: 'Page 2 of 2' })
  expect(heading.classList.contains('sr-only')).toBe(true)
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  const heard: unknown[] = []
  const hear = ({ state }: PopStateEvent) => heard.push(state?.formPage?.page)
  addEventListener('popstate', hear)
  history.back()
  // What the browser's own button does is taken back.
  await waitFor(() => expect(heard).toEqual([1, 2]))
  removeEventListener('popstate', hear)
  expect(field(/^A note/)).toBeTruthy()
})

test('one question at a time: the title takes the focus, what is required keeps it, drafts know the question', async () => {
  // Nothing here can put a look on (no style sheets made by scripts); the way through the form does not wait for it.
  vi.stubGlobal('reportError', () => undefined)
  details = ok({ ...(details.kind === 'ok' && (details.data as object)), look: oneByOne })
  await open()
  expect(screen.getByText('Question 1 of 3')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'E-mail' })).toBeNull()
  await press('Next')
  await waitFor(() => expect(field(/^Name/)).toBe(document.activeElement))
  expect(screen.getByText('1 question needs your attention', { selector: 'p' })).toBeTruthy()
  await userEvent.type(field(/^Name/), 'Ann')
  await press('Next')
  expect(screen.getByRole('heading', { name: 'E-mail' })).toBe(document.activeElement)
  expect(screen.queryByText('1 question needs your attention', { selector: 'p' })).toBeNull()
  await waitFor(() => expect([...drafts.values()][0]?.pageNumber).toBe(2))
  await press('Next')
  await press('Submit')
  await screen.findByRole('heading', { name: 'Submitted' })
  expect(sent[0]?.answers).toEqual({ name: 'Ann' })
})

test('another language: titles, buttons, lang and title change, answers stay', async () => {
  await open('zh-cn')
  await waitFor(() => expect(document.documentElement.lang).toBe('zh-CN'))
  await userEvent.type(field(/^姓名/), '李雷')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '语言' }), 'English')
  expect(await screen.findByRole('button', { name: 'Next' })).toBeTruthy()
  expect(field(/^Name/).value).toBe('李雷')
  await waitFor(() => expect(document.documentElement.lang).toBe('en'))
  expect(document.title).toBe('Sign-up')
})

test('coming back continues where it stopped, under the same submission id', async () => {
  await open()
  await fillIn()
  await waitFor(() => expect([...drafts.values()][0]?.answers).toEqual({ name: 'Ann', note: 'Hello' }))
  const id = [...drafts.keys()][0]
  cleanup()

  await open()
  expect(screen.getByText(/^Continued where you stopped/)).toBeTruthy()
  expect(screen.getByText('Page 2 of 2')).toBeTruthy()
  expect(field('A note, Ann').value).toBe('Hello')
  await press('Submit')
  await screen.findByRole('heading', { name: 'Submitted' })
  expect(sent[0]).toMatchObject({ clientSubmissionId: id, answers: { name: 'Ann', note: 'Hello' } })
  expect(drafts.size).toBe(0)
})

test('starting over empties form and device, and can be undone', async () => {
  await open()
  await userEvent.type(field(/^Name/), 'Ann')
  await waitFor(() => expect(drafts.size).toBe(1))
  await press('Start over')
  expect(await screen.findByText('Your answers have been cleared.')).toBeTruthy()
  expect(field(/^Name/).value).toBe('')
  expect(drafts.size).toBe(0)
  await userEvent.type(field(/^Name/), 'Bob')
  await press('Bring my answers back')
  await waitFor(() => expect(field(/^Name/).value).toBe('Ann'))
  await waitFor(() => expect([...drafts.values()].map((draft) => draft.answers)).toEqual([{ name: 'Ann' }]))
})

test('without a network the answers stay on the device, and a reload sends the very same submission', async () => {
  replies = [{ kind: 'unreachable' }]
  await open()
  await fillIn()
  await press('Submit')
  expect(await screen.findByRole('heading', { name: 'Not delivered yet' })).toBeTruthy()
  expect(screen.getByText(/kept on this device/)).toBeTruthy()
  expect([...drafts.values()][0]?.outbox).toBeTruthy()
  cleanup()

  await open()
  expect(await screen.findByRole('heading', { name: 'Submitted' })).toBeTruthy()
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
  expect(drafts.size).toBe(0)
})

test('what only the server can judge is shown at its question, and the corrected answer goes out', async () => {
  replies = [{ kind: 'refused', data: { reason: 'issues', issues: { mail: [{ code: 'input.email' }] } } }]
  await open()
  await userEvent.type(field('E-mail'), 'ann@example.com')
  await fillIn()
  await press('Submit')
  await waitFor(() => expect(field('E-mail')).toBe(document.activeElement))
  expect(field('E-mail').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Page 1 of 2')).toBeTruthy()
  await userEvent.type(field('E-mail'), '.org')
  await press('Next')
  await press('Submit')
  await screen.findByRole('heading', { name: 'Submitted' })
  expect(sent[1]?.answers.mail).toBe('ann@example.com.org')
})

test('a form that closed meanwhile says so and keeps the answers', async () => {
  replies = [{ kind: 'refused', data: { reason: 'stopped', issues: {} } }]
  await open()
  await fillIn()
  await press('Submit')
  expect(await screen.findByRole('heading', { name: 'This form is closed' })).toBeTruthy()
  expect(screen.getByText(/still kept on this device/)).toBeTruthy()
  expect(button('Download a copy')).toBeTruthy()
  expect([...drafts.values()][0]?.answers).toEqual({ name: 'Ann', note: 'Hello' })
})

test('whoever left answers on the device takes them along from a form that is closed by now', async () => {
  const saved: Blob[] = []
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (blob: Blob) => `#${saved.push(blob)}`
      static override revokeObjectURL = () => undefined
    },
  )
  await open()
  await fillIn()
  await waitFor(() => expect([...drafts.values()][0]?.answers).toEqual({ name: 'Ann', note: 'Hello' }))
  cleanup()
  const { data } = details as { data: object }
  details = ok({ ...data, state: 'stopped', definition: null, traits: {} })
  await open()
  expect(screen.getByRole('heading', { name: 'This form is closed' })).toBeTruthy()
  await press('Download a copy')
  const reader = new FileReader()
  reader.readAsText(saved[0] ?? new Blob())
  await waitFor(() => expect(reader.readyState).toBe(FileReader.DONE))
  expect(reader.result).toBe('Sign-up\n\nName\nAnn\n\nA note, Ann\nHello')
})

test('who has to sign in first is not told that the answers on the device are lost to the form', async () => {
  await open()
  await userEvent.type(field(/^Name/), 'Ann')
  dispatchEvent(new Event('pagehide'))
  cleanup()
  const { data } = details as { data: object }
  const refusal = { reason: 'signIn', text: {}, opensAt: null }
  details = ok({ ...data, state: 'refused', definition: null, traits: {}, refusal })
  await open()
  expect(screen.getByText(/still kept on this device/)).toBeTruthy()
  expect(screen.queryByText(/have not been submitted/)).toBeNull()
})

test('other answers under the same id are never overwritten: they go out as a new response, if wanted', async () => {
  replies = [{ kind: 'refused', data: { reason: 'conflict', issues: {} } }]
  await open()
  await fillIn()
  await press('Submit')
  await userEvent.click(await screen.findByRole('button', { name: 'Submit as a new response' }))
  await screen.findByRole('heading', { name: 'Submitted' })
  expect(sent[1]?.clientSubmissionId).not.toBe(sent[0]?.clientSubmissionId)
  expect(sent[1]?.answers).toEqual(sent[0]?.answers)
  expect(drafts.size).toBe(0)
})

test('a form published anew meanwhile is loaded again with the answers that still fit', async () => {
  replies = [{ kind: 'refused', data: { reason: 'version', issues: {} } }]
  await open()
  await fillIn()
  const questions = [
    ...definition.questions.slice(0, 2),
    ask('extra', text('新增', 'New question'), { required: true }),
  ]
  details = ok({
    formKey: 'abcdefgh',
    state: 'open',
    version: 4,
    definition: { ...definition, questions },
    title: definition.title,
    traits,
    serverTime: Date.now(),
  })
  await press('Submit')
  expect(await screen.findByText(/has been updated since/)).toBeTruthy()
  expect(field(/^Name/).value).toBe('Ann')
  await userEvent.type(field(/^New question/), 'x')
  await press('Submit')
  await screen.findByRole('heading', { name: 'Submitted' })
  expect(sent[1]).toMatchObject({ version: 4, answers: { name: 'Ann', extra: 'x' } })
  expect(sent[1]?.clientSubmissionId).toBe(sent[0]?.clientSubmissionId)
  expect(drafts.size).toBe(0)
})

test('filling in again starts empty, under a new id', async () => {
  await open()
  await fillIn()
  await press('Submit')
  await userEvent.click(await screen.findByRole('button', { name: 'Submit another response' }))
  expect(field(/^Name/).value).toBe('')
  await fillIn()
  await press('Submit')
  await screen.findByRole('heading', { name: 'Submitted' })
  expect(sent[1]?.clientSubmissionId).not.toBe(sent[0]?.clientSubmissionId)
})

test('closed, missing and unreachable forms each say what they are', async () => {
  details = ok({
    formKey: 'abcdefgh',
    state: 'stopped',
    version: 3,
    definition: null,
    title: definition.title,
    traits: {},
    serverTime: 0,
  })
  await open()
  expect(screen.getByRole('heading', { name: 'This form is closed' })).toBeTruthy()
  expect(screen.getByText('Sign-up')).toBeTruthy()
  cleanup()

  details = { kind: 'notFound' }
  await open()
  expect(screen.getByRole('heading', { name: 'Form not found' })).toBeTruthy()
  cleanup()

  details = { kind: 'unreachable' }
  await open()
  expect(screen.getByRole('heading', { name: 'The form did not open' })).toBeTruthy()
  details = ok({
    formKey: 'abcdefgh',
    state: 'open',
    version: 3,
    definition,
    title: definition.title,
    traits,
    serverTime: Date.now(),
  })
  await press('Reload')
  expect(
    await within(await screen.findByRole('form', { name: 'Sign-up' })).findByRole('textbox', { name: /^Name/ }),
  ).toBeTruthy()
})

test('of several answers that wait on the device all are sent, and it is said how many are still on their way', async () => {
  const waiting = (name: string): Draft => ({
    clientSubmissionId: name,
    formKey: 'abcdefgh',
    version: 3,
    answers: { name },
    pageNumber: 1,
    durationMs: 0,
    savedAt: 1,
    outbox: JSON.stringify({ clientSubmissionId: name, answers: { name }, version: 3, durationMs: 0 }),
  })
  for (const name of ['Ann', 'Bob', 'Eve']) drafts.set(name, waiting(name))
  let arrive: (reply: Reply) => void = () => undefined
  const slow = new Promise<Reply>((resolve) => {
    arrive = resolve
  })
  let first: (reply: Reply) => void = () => undefined
  const unanswered = new Promise<Reply>((resolve) => {
    first = resolve
  })
  answer = async ({ answers }) => (answers.name === 'Bob' ? slow : answers.name === 'Ann' ? unanswered : ok(receipt))
  await open()
  expect(await screen.findByText(/not delivered yet: 3/)).toBeTruthy()
  first(ok(receipt))
  await screen.findByRole('heading', { name: 'Submitted' })
  expect(await screen.findByText(/not delivered yet: 2/)).toBeTruthy()
  arrive(ok(receipt))
  await waitFor(() => expect(drafts.size).toBe(0))
  expect(sent.map(({ answers }) => answers.name)).toEqual(['Ann', 'Bob', 'Eve'])
  await waitFor(() => expect(screen.queryByText(/not delivered yet/)).toBeNull())
})

const left = (id: string, savedAt: number, rest: Partial<Draft>): Draft => ({
  clientSubmissionId: id,
  formKey: 'abcdefgh',
  version: 2,
  answers: { name: id },
  pageNumber: 1,
  durationMs: 0,
  savedAt,
  outbox: null,
  ...rest,
})

test('a draft of an older version says which answers have no question any more, and what they were', async () => {
  drafts.set(
    'old',
    left('old', 1, {
      answers: { name: 'Ann', shoe: '42', note: 'Hello' },
      lines: [
        { questionId: 'name', title: 'Name', text: 'Ann' },
        { questionId: 'shoe', title: 'Shoe size', text: '42' },
        { questionId: 'note', title: 'A note, Ann', text: 'Hello' },
      ],
    }),
  )
  await open()
  expect(
    await screen.findByText(/^The form has been updated since\. These answers have no question in it/),
  ).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Shoe size: 42'])
  expect(field(/^Name/).value).toBe('Ann')
})

test('what could not be kept stays with the draft while it is gone on with, and is there again with its question', async () => {
  drafts.set(
    'old',
    left('old', 1, {
      answers: { name: 'Ann', shoe: '42' },
      lines: [
        { questionId: 'name', title: 'Name', text: 'Ann' },
        { questionId: 'shoe', title: 'Shoe size', text: '42' },
      ],
    }),
  )
  await open()
  await userEvent.type(field(/^Name/), 'a')
  await waitFor(() => expect(drafts.get('old')?.answers).toEqual({ name: 'Anna', shoe: '42' }))
  cleanup()
  taken.clear()

  await open()
  expect((await screen.findByRole('listitem')).textContent).toBe('Shoe size: 42')
  cleanup()
  taken.clear()

  const { data } = details as { data: object }
  const questions = [ask('shoe', text('鞋码', 'Shoe size')), ...definition.questions]
  details = ok({ ...data, version: 4, definition: { ...definition, questions } })
  await open()
  expect(field('Shoe size').value).toBe('42')
  await press('Next')
  await press('Submit')
  await screen.findByRole('heading', { name: 'Submitted' })
  expect(sent[0]?.answers).toEqual({ shoe: '42', name: 'Anna' })
})

test('a form published anew while it is filled in names what could not come along, and does not say that all is there', async () => {
  await open()
  await fillIn()
  replies = [{ kind: 'refused', data: { reason: 'version', issues: {}, version: 4 } }]
  const { data } = details as { data: object }
  const questions = definition.questions.filter(({ id }) => id !== 'note')
  details = ok({ ...data, version: 4, definition: { ...definition, questions } })
  await press('Submit')
  expect(await screen.findByText(/They stay with your draft and come back if their questions do/)).toBeTruthy()
  expect(screen.getByRole('listitem').textContent).toBe('A note, Ann: Hello')
  expect(screen.queryByText(/All your answers are still here/)).toBeNull()
  expect(field(/^Name/).value).toBe('Ann')
})

test('of two unfinished ones the other is offered, there and back, and the next one after the first is sent', async () => {
  drafts.set('Bob', left('Bob', 1, {}))
  drafts.set('Ann', left('Ann', 2, {}))
  await open()
  expect(field(/^Name/).value).toBe('Ann')
  await userEvent.click(await screen.findByRole('button', { name: /^Open the other unfinished one/ }))
  await waitFor(() => expect(field(/^Name/).value).toBe('Bob'))
  await userEvent.type(field(/^Name/), 'by')
  await userEvent.click(await screen.findByRole('button', { name: /^Open the other unfinished one/ }))
  await waitFor(() => expect(field(/^Name/).value).toBe('Ann'))
  await press('Next')
  await press('Submit')
  await screen.findByRole('heading', { name: 'Submitted' })
  await press('Submit another response')
  await waitFor(() => expect(field(/^Name/).value).toBe('Bobby'))
  expect(screen.queryByRole('button', { name: /^Open the other/ })).toBeNull()
  expect([...drafts.keys()]).toEqual(['Bob'])
})

test('one that another tab has open is not offered', async () => {
  drafts.set('Bob', left('Bob', 1, {}))
  drafts.set('Ann', left('Ann', 2, {}))
  await open('en', '', async (id) => id !== 'Bob')
  expect(field(/^Name/).value).toBe('Ann')
  await screen.findByText(/Continued where you stopped/)
  expect(screen.queryByRole('button', { name: /^Open the other/ })).toBeNull()
})
