import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FormDefinition, type Question, survey } from '#shared/form/definition'
import type { Call, Reply } from './call.ts'
import type { Draft, DraftStorage } from './draft.ts'
import { fetchDefinition } from './fetch-definition.ts'
import { FillPage } from './fill-page.tsx'

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
let details: Reply

beforeEach(() => {
  drafts = new Map()
  sent = []
  replies = []
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
  sent.push(JSON.parse(body))
  return replies.shift() ?? ok(receipt)
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
const open = async (language = 'en') => {
  render(
    <FillPage
      formKey="abcdefgh"
      call={call}
      firstReply={fetchDefinition(call, 'abcdefgh')}
      storage={storage}
      claim={async () => true}
      wishes={{ address: language, stored: null, browser: [] }}
      channel={null}
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
  await userEvent.type(field('E-mail'), 'example.com')
  expect(field('E-mail').getAttribute('aria-invalid')).toBeNull()
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
  expect(screen.getByRole('heading', { name: 'Page 1 of 2' })).toBe(document.activeElement)
  expect(field(/^Name/).value).toBe('Ann')
  await press('Next')
  expect(field('A note, Ann').value).toBe('Hello')
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
  expect(await screen.findByText(/has just been updated/)).toBeTruthy()
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
