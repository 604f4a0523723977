// A slow network: the form is on screen long before its scripts. Whatever the browser's own controls take by then stays.
import type { Locator } from '@playwright/test'
import { formOf } from '../fixtures/api.ts'
import { askedBy, collecting, frameOf } from '../fixtures/asked.ts'
import { expect, publicPath, test } from '../fixtures/test.ts'

/** Controls of the browser itself that take something by now. */
const controls = 'input:not([type=file],[type=hidden],[type=range]), textarea, select'

const enter = async (control: Locator): Promise<void> => {
  const kind = await control.evaluate((it) => (it instanceof HTMLInputElement ? it.type : it.tagName.toLowerCase()))
  if (kind === 'radio' || kind === 'checkbox') return control.check()
  if (kind === 'select') return void (await control.selectOption({ index: 1 }))
  await control.fill(kind === 'date' ? '2026-12-24' : '3')
}

const stateOf = (control: Locator): Promise<string> =>
  control.evaluate((it) =>
    it instanceof HTMLInputElement && (it.type === 'radio' || it.type === 'checkbox')
      ? String(it.checked)
      : (it as HTMLInputElement).value,
  )

test('of every type, what its own fields took before the scripts were live stays', async ({
  api,
  installation,
  respondent: page,
}) => {
  test.setTimeout(180_000)
  const asked = collecting.map((type, index) =>
    askedBy(type, `quest${index}`, `题目 ${type.definition.id}`, installation),
  )
  const people = asked.filter(({ type, question }) => type.isAsked(question))
  const formKey = await api.createForm(
    formOf(
      '很慢的网络',
      people.map(({ question }) => ({ ...question, required: false })),
    ),
  )
  await api.publish(formKey)
  let arrive = () => {}
  const slow = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/fill/page-*.js', async (route) => {
    await slow
    await route.continue()
  })
  await page.goto(publicPath(formKey), { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: '提交', exact: true })).toBeVisible()
  const entered: { type: string; control: Locator; state: string }[] = []
  for (const { question } of people) {
    const control = frameOf(page, question.id).locator(controls).first()
    if ((await control.count()) === 0 || !(await control.isEditable())) continue
    await enter(control)
    entered.push({ type: question.type, control, state: await stateOf(control) })
  }
  expect(entered.length).toBeGreaterThan(10)
  arrive()
  await expect(page.getByRole('button', { name: '提交', exact: true })).not.toHaveAttribute('aria-disabled', 'true')
  for (const { type, control, state } of entered) await expect.poll(() => stateOf(control), type).toBe(state)
})
