// Putting a form before people, and taking it away again.
import { expect } from '@playwright/test'
import { storedTitles } from '../canvas.ts'
import { defineSteps } from '../step.ts'
import { enterForm, findInList, formOfWalk, inForm, leaveForm, menu, openTab, type World } from '../world.ts'

/** Makes the form collect what it asks now. */
export const publish = async (world: World): Promise<void> => {
  const { page } = world
  const form = formOfWalk(world)
  await openTab(page, '发布')
  world.trail.push(page.url())
  const main = page.getByRole('main')
  const state = main.getByText(/表单正在收集答卷。|表单尚未发布|表单已停止收集/)
  await expect(state.first()).toBeVisible()
  // Who comes straight from a change sees the page before it knows of it: what is to be done, it says a moment later.
  const wanted = form.questions.map(({ title }) => title)
  await expect.poll(() => storedTitles(world), 'a change of tab saves').toEqual(wanted)
  const { publishedVersion, hasUnpublishedChanges } = await world.api.row(form.key)
  await expect(main.getByText('有修改尚未发布'), 'the page says whether what was changed is published').toHaveCount(
    publishedVersion !== null && hasUnpublishedChanges ? 1 : 0,
  )
  const button = main.getByRole('button', { name: /^(发布表单|发布修改|恢复收集)$/ })
  // Stopped and changed, there are two buttons: one after the other, each once it has cooled down.
  while ((await button.count()) > 0) {
    const before = await button.count()
    await button.first().click()
    await expect.poll(() => button.count(), 'the button gives way').toBeLessThan(before)
  }
  await expect(main.getByText('表单正在收集答卷。')).toBeVisible()
  await expect(main.getByText('有修改尚未发布')).toHaveCount(0)
  form.address = await main.getByLabel('填写地址').inputValue()
  form.published = (await world.api.draft(form.key)).definition.questions
  form.collecting = true
}

export default defineSteps(
  {
    name: 'publish',
    weight: 3,
    can: (world) => inForm(world) && formOfWalk(world).questions.length > 0,
    run: async (world) => {
      await publish(world)
      return 'publish'
    },
  },
  {
    name: 'stop and resume',
    weight: 1,
    can: (world) => inForm(world) && formOfWalk(world).collecting,
    run: async (world) => {
      const { page, phone } = world
      const form = formOfWalk(world)
      await openTab(page, '发布')
      world.trail.push(page.url())
      const main = page.getByRole('main')
      await main.getByRole('button', { name: '停止收集' }).click()
      await expect(main.getByText('表单已停止收集，填写页面会提示访客。')).toBeVisible()
      await phone.goto(form.address)
      await expect(phone.getByRole('heading', { name: '表单已停止收集' })).toBeVisible()
      await main.getByRole('button', { name: '恢复收集' }).click()
      await expect(main.getByText('表单正在收集答卷。')).toBeVisible()
      return 'stop, look from a phone, and resume'
    },
  },
  {
    name: 'to the bin and back',
    weight: 1,
    can: inForm,
    run: async (world) => {
      const { page } = world
      const form = formOfWalk(world)
      await leaveForm(page)
      await findInList(page, form.name)
      await page.getByRole('button', { name: `“${form.name}”的更多操作` }).click()
      await page.getByRole('menuitem', { name: '移到回收站' }).click()
      await expect(page.getByRole('link', { name: form.name, exact: true })).toHaveCount(0)
      await menu(page).getByRole('link', { name: '回收站' }).click()
      await page.getByRole('button', { name: `恢复“${form.name}”` }).click()
      await expect(page.getByRole('button', { name: `恢复“${form.name}”` })).toHaveCount(0)
      await menu(page).getByRole('link', { name: '我的表单' }).click()
      await enterForm(world)
      return 'to the bin and back'
    },
  },
)
