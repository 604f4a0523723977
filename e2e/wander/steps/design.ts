// Making a form: questions come, change, move and go, and every step of it can be undone.
import { expect } from '@playwright/test'
import type { Chance } from '../../../server/seed/demo-random.ts'
import { collecting } from '../../fixtures/asked.ts'
import { answering } from '../answers.ts'
import { choose, paletteOf, savedNow, settingsOf, titleIn, titlesOn, toolOf } from '../canvas.ts'
import type { FormModel, QuestionModel } from '../model.ts'
import { defineSteps } from '../step.ts'
import { formOfWalk, inEditor, menu, type World } from '../world.ts'

type Type = (typeof collecting)[number]
const anyOf = (types: readonly Type[]): readonly [Type, ...Type[]] => {
  const [first, ...others] = types
  if (!first) throw new Error('There are no question types.')
  return [first, ...others]
}

const change = (form: FormModel, questions: readonly QuestionModel[]): void => {
  form.past.push(form.questions)
  form.questions = questions
}
const hasQuestions = (least: number) => (world: World) => inEditor(world) && formOfWalk(world).questions.length >= least

/** Chooses one of the form's questions on the canvas; `butLast`: not the last one. */
const chooseAny = async (world: World, chance: Chance, { butLast = false } = {}) => {
  const form = formOfWalk(world)
  const at = chance.int(0, form.questions.length - (butLast ? 2 : 1))
  const { title = '', required = false } = form.questions[at] ?? {}
  await choose(world.page, title)
  return { form, at, title, required }
}

/** Another title for a question on the canvas. */
export const rename = async (world: World, before: string, title: string): Promise<void> => {
  const form = formOfWalk(world)
  await choose(world.page, before)
  await settingsOf(world.page).getByLabel('题目', { exact: true }).fill(title)
  change(
    form,
    form.questions.map((one) => (one.title === before ? { ...one, title } : one)),
  )
}

export default defineSteps(
  {
    name: 'new form',
    weight: 1,
    can: ({ form }) => form === null,
    run: async (world) => {
      const { page } = world
      // Another name at every walk: the same seed is walked again to shorten what broke.
      const name = `漫步 ${crypto.randomUUID().slice(0, 8)}`
      await menu(page).getByRole('link', { name: '我的表单' }).click()
      await expect(page.getByRole('heading', { name: '我的表单', level: 1 })).toBeVisible()
      await page.getByRole('button', { name: '新建表单' }).filter({ visible: true }).click()
      const dialog = page.getByRole('dialog', { name: '新建表单' })
      await dialog.getByLabel('表单名称').fill(name)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/project\/form\/editor\?key=/)
      await expect(paletteOf(page)).toBeVisible()
      const key = new URL(page.url()).searchParams.get('key') ?? ''
      world.form = {
        key,
        name,
        questions: [],
        past: [],
        published: null,
        collecting: false,
        address: '',
        records: [],
      }
      world.trail = [page.url()]
      return `new form “${name}”`
    },
  },
  {
    name: 'add question',
    weight: 6,
    can: (world) => inEditor(world) && formOfWalk(world).questions.length < 12,
    run: async (world, chance) => {
      const { page } = world
      const form = formOfWalk(world)
      const { definition, name } = chance.pick(anyOf(collecting))
      const type = definition.id
      const title = `${name}${chance.int(1000, 9999)}`
      await paletteOf(page).getByRole('button', { name, exact: true }).click()
      await expect(settingsOf(page).getByLabel('题目', { exact: true })).toBeFocused()
      await page.keyboard.type(title)
      await expect.poll(() => titlesOn(page)).toContain(title)
      // It stands behind the question that was chosen, or last: where, the canvas says; which ones, the model.
      const order = await titlesOn(page)
      const known = new Map([...form.questions, { type, title, required: false }].map((one) => [one.title, one]))
      change(
        form,
        order.flatMap((each) => known.get(each) ?? []),
      )
      expect(form.questions, 'every question that was there is still there').toHaveLength(known.size)
      return `add ${type} “${title}”`
    },
  },
  {
    name: 'rename question',
    weight: 2,
    can: hasQuestions(1),
    run: async (world, chance) => {
      const form = formOfWalk(world)
      const at = chance.int(0, form.questions.length - 1)
      const before = form.questions[at]?.title ?? ''
      const title = `改名${chance.int(1000, 9999)}`
      await rename(world, before, title)
      return `rename “${before}” to “${title}”`
    },
  },
  {
    name: 'require question',
    weight: 2,
    can: hasQuestions(1),
    run: async (world, chance) => {
      const { page } = world
      const { form, at, title, required } = await chooseAny(world, chance)
      const { definition } = await world.api.draft(form.key)
      const question = definition.questions.find((one) => titleIn(one) === title)
      // What nobody here can answer would let nobody send.
      if (!question || !answering(question, world.installation, chance)) return `leave “${title}” as it is`
      const toggle = settingsOf(page).getByRole('switch', { name: '必填' })
      // What the server answers nobody can be made to.
      if ((await toggle.count()) === 0) return `leave “${title}” as it is`
      await toggle.click()
      await expect(toggle).toBeChecked({ checked: !required })
      change(
        form,
        form.questions.map((one, index) => (index === at ? { ...one, required: !required } : one)),
      )
      return `${required ? 'do not require' : 'require'} “${title}”`
    },
  },
  {
    name: 'move question',
    weight: 2,
    can: hasQuestions(2),
    run: async (world, chance) => {
      const { page } = world
      const { form, at, title } = await chooseAny(world, chance, { butLast: true })
      await toolOf(page, title, '下移').click()
      const next = [...form.questions]
      next.splice(at + 1, 0, ...next.splice(at, 1))
      change(form, next)
      return `move “${title}” down`
    },
  },
  {
    name: 'delete question',
    weight: 1,
    can: hasQuestions(2),
    run: async (world, chance) => {
      const { page } = world
      const { form, at, title } = await chooseAny(world, chance)
      await toolOf(page, title, '删除').click()
      await agreeToDelete(world)
      change(
        form,
        form.questions.filter((_, index) => index !== at),
      )
      return `delete “${title}”`
    },
  },
  {
    name: 'delete and undo',
    weight: 2,
    can: hasQuestions(1),
    run: async (world, chance) => {
      const { page } = world
      const { title } = await chooseAny(world, chance)
      await toolOf(page, title, '删除').click()
      await agreeToDelete(world)
      await expect.poll(() => titlesOn(page)).not.toContain(title)
      await page.keyboard.press('Control+z')
      return `delete “${title}” and undo`
    },
  },
  {
    name: 'undo and redo',
    weight: 2,
    can: (world) => inEditor(world) && formOfWalk(world).past.length > 0,
    run: async (world) => {
      const { page } = world
      const before = await titlesOn(page)
      const history = page.getByRole('toolbar', { name: '撤销与重做' })
      const undo = history.getByRole('button', { name: /^撤销/ })
      // After a reload there may be nothing to undo: the history begins anew, and the button says so.
      if (await undo.isDisabled()) {
        world.focusMatters = false
        return 'nothing to undo'
      }
      await undo.click()
      await history.getByRole('button', { name: /^重做/ }).click()
      await expect.poll(() => titlesOn(page), 'redo after undo changes nothing').toEqual(before)
      return 'undo and redo'
    },
  },
  {
    name: 'two windows edit',
    weight: 1,
    can: hasQuestions(2),
    run: async (world, chance) => {
      const { page } = world
      const form = formOfWalk(world)
      await savedNow(page)
      const [theirs, mine] = [`他窗${chance.int(1000, 9999)}`, `我窗${chance.int(1000, 9999)}`]
      const [before = '', other = ''] = form.questions.map((one) => one.title)
      const second = await world.maker.newPage()
      await second.goto(page.url())
      await choose(second, before)
      await settingsOf(second).getByLabel('题目', { exact: true }).fill(theirs)
      await savedNow(second)
      await second.close()
      await choose(page, other)
      await settingsOf(page).getByLabel('题目', { exact: true }).fill(mine)
      const band = page.getByRole('region', { name: '未保存' })
      await expect(band, 'who edits an old state is told').toBeVisible({ timeout: 20_000 })
      await band.getByRole('button', { name: '比较' }).click()
      const differences = page.getByRole('dialog', { name: '两个版本的差别' })
      await expect(differences.getByRole('listitem')).toHaveCount(2)
      await differences.getByRole('button', { name: '采用对方的版本' }).click()
      await expect.poll(() => titlesOn(page)).toContain(theirs)
      change(
        form,
        form.questions.map((one, index) => (index === 0 ? { ...one, title: theirs } : one)),
      )
      return `two windows: “${before}” becomes “${theirs}” there, “${other}” changes here, theirs is taken`
    },
  },
  {
    name: 'edit without a network',
    weight: 1,
    can: hasQuestions(1),
    run: async (world, chance) => {
      const { page, maker, watches } = world
      const form = formOfWalk(world)
      await savedNow(page)
      const title = `离线${chance.int(1000, 9999)}`
      const before = form.questions[0]?.title ?? ''
      watches.maker.offline = true
      await maker.setOffline(true)
      await choose(page, before)
      await settingsOf(page).getByLabel('题目', { exact: true }).fill(title)
      await expect.poll(() => titlesOn(page)).toContain(title)
      await page.waitForTimeout(1500)
      await maker.setOffline(false)
      await savedNow(page)
      watches.maker.offline = false
      change(
        form,
        form.questions.map((one, index) => (index === 0 ? { ...one, title } : one)),
      )
      return `without a network: rename “${before}” to “${title}”`
    },
  },
)

/** Where answers or rules hang on a question, the designer asks first. */
const agreeToDelete = async ({ page }: World): Promise<void> => {
  const question = page.getByRole('alertdialog')
  if (await question.isVisible()) await question.getByRole('button', { name: /删除/ }).click()
}
