// Filling in on a phone: whole, with gaps, interrupted, without a network.
import { expect, type Page } from '@playwright/test'
import type { Question } from '#sdk'
import type { Chance } from '../../../server/seed/demo-random.ts'
import { frameOf, give } from '../../fixtures/asked.ts'
import { answering, takesText } from '../answers.ts'
import type { RecordModel } from '../model.ts'
import { defineSteps } from '../step.ts'
import { formOfWalk, inForm, openTab, type World } from '../world.ts'
import { rename } from './design.ts'
import { publish } from './publish.ts'

const isOpen = ({ form }: World): boolean => form?.collecting === true && form.published !== null

const open = async (world: World): Promise<void> => {
  const form = formOfWalk(world)
  await world.phone.goto(form.address)
  await expect(world.phone.getByRole('button', { name: '提交', exact: true })).toBeVisible()
  const anew = world.phone.getByRole('button', { name: '重新填写' })
  if (await anew.isVisible()) await anew.click()
}

/** Answers every question it can. @returns what is looked for later */
const answer = async (
  { phone, installation }: World,
  questions: readonly Question[],
  chance: Chance,
): Promise<RecordModel> => {
  let text = ''
  let file = ''
  for (const question of questions) {
    const given = answering(question, installation, chance)
    if (!given) continue
    const frame = frameOf(phone, question.id)
    // Of an attempt before this one: the question takes so many files.
    const earlier = frame.getByRole('button', { name: /^移除/ })
    if (given.file) while ((await earlier.count()) > 0) await earlier.first().click()
    await give(phone, question, given.answer)
    text ||= given.text
    file ||= given.file
  }
  return { text, file }
}

const submit = (page: Page) => page.getByRole('button', { name: '提交', exact: true }).tap()
const sent = (page: Page) => expect(page.getByRole('heading', { name: '提交成功' })).toBeVisible({ timeout: 20_000 })

export default defineSteps(
  {
    name: 'fill in',
    weight: 5,
    can: isOpen,
    run: async (world, chance) => {
      const form = formOfWalk(world)
      await open(world)
      const record = await answer(world, form.published ?? [], chance)
      await submit(world.phone)
      await sent(world.phone)
      form.records.push(record)
      return `fill in${record.text && ` with “${record.text}”`}`
    },
  },
  {
    name: 'fill in with a gap first',
    weight: 2,
    can: (world) => isOpen(world) && (formOfWalk(world).published ?? []).some(({ required }) => required),
    run: async (world, chance) => {
      const form = formOfWalk(world)
      const questions = form.published ?? []
      await open(world)
      const optional = questions.filter(({ required }) => !required)
      await answer(world, optional, chance)
      await submit(world.phone)
      await expect(world.phone.getByText(/有 \d+ 道题需要修改/).first()).toBeVisible()
      const record = await answer(world, questions, chance)
      await submit(world.phone)
      await sent(world.phone)
      form.records.push(record)
      return 'fill in, first with a gap'
    },
  },
  {
    name: 'fill in over a reload',
    weight: 2,
    can: (world) => isOpen(world) && (formOfWalk(world).published ?? []).some(takesText),
    run: async (world, chance) => {
      const form = formOfWalk(world)
      const { phone } = world
      await open(world)
      const record = await answer(world, form.published ?? [], chance)
      await phone.reload()
      await expect(phone.getByText('已从上次停下的地方继续')).toBeVisible()
      const values = await phone
        .getByRole('textbox')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
      expect(values, 'what was typed survives a reload').toContain(record.text)
      if (record.file) await expect(phone.getByText(record.file).first(), 'and so do files').toBeVisible()
      await submit(phone)
      await sent(phone)
      form.records.push(record)
      return 'fill in, reload in between, send'
    },
  },
  {
    name: 'send without a network',
    weight: 2,
    can: isOpen,
    run: async (world, chance) => {
      const form = formOfWalk(world)
      const { phone, respondent, watches } = world
      await open(world)
      const record = await answer(world, form.published ?? [], chance)
      watches.respondent.offline = true
      await respondent.setOffline(true)
      await submit(phone)
      await expect(phone.getByRole('heading', { name: '答案还没有送达' })).toBeVisible()
      await respondent.setOffline(false)
      await sent(phone)
      watches.respondent.offline = false
      form.records.push(record)
      return 'send without a network, which comes back'
    },
  },
  {
    name: 'press send twice',
    weight: 1,
    can: isOpen,
    run: async (world, chance) => {
      const form = formOfWalk(world)
      await open(world)
      const record = await answer(world, form.published ?? [], chance)
      await world.phone.getByRole('button', { name: '提交', exact: true }).dblclick()
      await sent(world.phone)
      form.records.push(record)
      return 'fill in, press send twice'
    },
  },
  {
    name: 'a new version while somebody fills in',
    weight: 1,
    can: (world) => isOpen(world) && inForm(world),
    run: async (world, chance) => {
      const form = formOfWalk(world)
      await open(world)
      const record = await answer(world, form.published ?? [], chance)
      await openTab(world.page, '编辑')
      const { title = '' } = form.questions[0] ?? {}
      const renamed = `新版${chance.int(1000, 9999)}`
      await rename(world, title, renamed)
      await publish(world)
      await submit(world.phone)
      await sent(world.phone)
      form.records.push(record)
      return `fill in while “${title}” becomes “${renamed}” and is published, then send`
    },
  },
)
