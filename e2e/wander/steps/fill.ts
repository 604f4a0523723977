// Filling in on a phone: whole, with gaps, interrupted, without a network.
import { expect, type Page } from '@playwright/test'
import type { Chance } from '../../../server/seed/demo-random.ts'
import type { QuestionModel } from '../model.ts'
import { defineSteps } from '../step.ts'
import { formOfWalk, type World } from '../world.ts'

const isOpen = ({ form }: World): boolean => form?.collecting === true && form.published !== null

const open = async (world: World): Promise<void> => {
  const form = formOfWalk(world)
  await world.phone.goto(form.address)
  await expect(world.phone.getByRole('button', { name: '提交', exact: true })).toBeVisible()
  const anew = world.phone.getByRole('button', { name: '重新填写' })
  if (await anew.isVisible()) await anew.click()
}

/** Answers every question it is given. @returns the first text, which is looked for later */
const answer = async (page: Page, questions: readonly QuestionModel[], chance: Chance): Promise<string> => {
  let first = ''
  for (const { type, title } of questions) {
    const text = `答${chance.int(100_000, 999_999)}`
    const group = page.locator('[data-slot="question"]').filter({ hasText: title })
    if (type === '单行文本' || type === '多行文本') {
      await group.getByRole('textbox').fill(text)
      first ||= text
    } else if (type === '数字') await group.getByRole('textbox').or(group.getByRole('spinbutton')).first().fill('7')
    else if (type === '多选题') await group.getByRole('checkbox').first().check()
    else await group.getByRole('radio').first().check()
  }
  return first
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
      const text = await answer(world.phone, form.published ?? [], chance)
      await submit(world.phone)
      await sent(world.phone)
      form.records.push(text)
      return `fill in${text && ` with “${text}”`}`
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
      await answer(world.phone, optional, chance)
      await submit(world.phone)
      await expect(world.phone.getByText(/有 \d+ 道题需要修改/).first()).toBeVisible()
      const text = await answer(world.phone, questions, chance)
      await submit(world.phone)
      await sent(world.phone)
      form.records.push(text)
      return 'fill in, first with a gap'
    },
  },
  {
    name: 'fill in over a reload',
    weight: 2,
    can: (world) => isOpen(world) && (formOfWalk(world).published ?? []).some(({ type }) => type === '单行文本'),
    run: async (world, chance) => {
      const form = formOfWalk(world)
      const { phone } = world
      await open(world)
      const text = await answer(phone, form.published ?? [], chance)
      await phone.reload()
      await expect(phone.getByText('已从上次停下的地方继续')).toBeVisible()
      const values = await phone
        .getByRole('textbox')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
      expect(values, 'what was typed survives a reload').toContain(text)
      await submit(phone)
      await sent(phone)
      form.records.push(text)
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
      const text = await answer(phone, form.published ?? [], chance)
      watches.respondent.offline = true
      await respondent.setOffline(true)
      await submit(phone)
      await expect(phone.getByRole('heading', { name: '答案还没有送达' })).toBeVisible()
      await respondent.setOffline(false)
      await sent(phone)
      watches.respondent.offline = false
      form.records.push(text)
      return 'send without a network, which comes back'
    },
  },
)
